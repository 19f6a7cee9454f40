import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, galleryPath, pathOf, placeOf, route } from './route.svelte';

beforeEach(() => route.go('/'));

describe('route', () => {
  it('knows the lobby, the gallery, the rooms, and nothing else', () => {
    expect(placeOf('/')).toEqual({ name: 'home' });
    expect(placeOf(galleryPath)).toEqual({ name: 'gallery' });
    expect(placeOf('/gallery/')).toEqual({ name: 'gallery' });
    expect(placeOf('/gallery/of/rogues')).toEqual({ name: 'nowhere', path: '/gallery/of/rogues' });
    expect(placeOf('/room/3F7K9MQX')).toEqual({ name: 'room', code: '3F7K9MQX' });
    expect(placeOf('/room/3f7k-9mqx/')).toEqual({ name: 'room', code: '3F7K9MQX' });
    expect(placeOf('/room/')).toEqual({ name: 'nowhere', path: '/room/' });
    expect(placeOf('/almanac')).toEqual({ name: 'nowhere', path: '/almanac' });
  });
  it('survives an address that is not well written', () => {
    expect(placeOf('/room/%E0%A4%A')).toEqual({ name: 'nowhere', path: '/room/%E0%A4%A' });
    expect(placeOf('/room/--')).toEqual({ name: 'nowhere', path: '/room/--' });
  });
  it('takes a code as people type it', () => {
    expect(codeOf(' 3f7k – 9mqx ')).toBe('3F7K9MQX');
  });
  it('moves without a reload and comes back', () => {
    route.go(pathOf('3F7K9MQX'));
    expect(location.pathname).toBe('/room/3F7K9MQX');
    expect(route.place).toEqual({ name: 'room', code: '3F7K9MQX' });
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(route.place).toEqual({ name: 'home' });
  });
});
