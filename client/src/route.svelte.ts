export type Place = { name: 'home' } | { name: 'gallery' } | { name: 'room'; code: string } | { name: 'nowhere'; path: string };

export function placeOf(path: string): Place {
  if (path === '/' || path === '') return { name: 'home' };
  if (/^\/gallery\/?$/i.test(path)) return { name: 'gallery' };
  const code = codeOf(/^\/room\/([0-9a-z-]+)\/?$/i.exec(path)?.[1] ?? '');
  return code === '' ? { name: 'nowhere', path } : { name: 'room', code };
}

export const codeLength = 8;
/** A room's code as people type it: small letters, blanks and dashes do not matter. */
export function codeOf(typed: string): string {
  return typed.replace(/[^0-9a-z]/gi, '').toUpperCase();
}

export function pathOf(code: string): string {
  return `/room/${code}`;
}

export const galleryPath = '/gallery';

class Route {
  place: Place = $state.raw(placeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.place = placeOf(location.pathname)));
  }
  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.place = placeOf(path);
  }
}

export const route = new Route();

/** For links: an ordinary click stays in the page, any other does what the browser does. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(event.currentTarget.pathname);
}
