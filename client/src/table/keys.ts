import { answerOf } from './question';
import type { Play, Tab } from './play.svelte';
import { litThings, move } from './zones';

/** What a game adds to the keys of every table. */
export interface GameKeys {
  /** Key -> the thing on the table it stands for. */
  things: Record<string, string>;
}

/** Keys of the table, design-language §7. Single letters are silent while somebody types or a dialog is open. */
export function pressed(event: KeyboardEvent, play: Play, game: GameKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest('input, textarea, select') !== null) {
    if (event.key === 'Escape' && target instanceof HTMLElement) target.blur();
    return;
  }
  if (act(event, target, play, game)) event.preventDefault();
}

function act(event: KeyboardEvent, target: Element, play: Play, game: GameKeys): boolean {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined) return press(event.shiftKey ? seats()[nth(digit)] : litThings()[nth(digit)]);
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return move(event.key);
    case 'Enter':
      return confirm(target, play);
    case 'Backspace':
      return play.back();
    case 'Escape':
      return escape(play);
    case '?':
      if (play.hint === null) return false;
      play.hintStays = !play.hintStays;
      return true;
    case '/':
      return show(play, 'log', '[data-search]');
    default:
      return letter(event.key.toLowerCase(), target, play, game);
  }
}

function letter(key: string, target: Element, play: Play, game: GameKeys): boolean {
  const thing = game.things[key];
  if (thing !== undefined) return press(document.querySelector<HTMLElement>(`[data-thing='${thing}']`) ?? undefined);
  switch (key) {
    case 'n':
      play.neutral();
      return true;
    case 'i':
      play.tell.open(target, true);
      return true;
    case 'p':
      play.tell.pin();
      return true;
    case 'l':
      return show(play, 'log', null);
    case 'k':
      return show(play, 'book', null);
    case 'c':
      return show(play, 'chat', '[data-say]');
    case 't':
      play.sheet = false;
      return true;
    default:
      return false;
  }
}

/** Enter on a thing confirms; on a button it presses the button. */
function confirm(target: Element, play: Play): boolean {
  if (target.closest('button, a, summary, [role="tab"]') !== null && target.closest('[data-thing]') === null) return false;
  if (play.ask === null || play.choice === null || answerOf(play.ask, play.choice) === null) return false;
  play.send();
  return true;
}
function escape(play: Play): boolean {
  if (play.tell.close() || play.hideWhy()) return true;
  if (play.sheet) {
    play.sheet = false;
    return true;
  }
  return play.back();
}
function show(play: Play, tab: Tab, field: string | null): boolean {
  const closes = play.sheet && play.tab === tab && field === null;
  play.tab = tab;
  play.sheet = !closes;
  if (field !== null) requestAnimationFrame(() => document.querySelector<HTMLElement>(field)?.focus());
  return true;
}
function press(node: HTMLElement | undefined): boolean {
  node?.focus();
  node?.click();
  return node !== undefined;
}
/** 1 is the first, 0 the tenth. */
function nth(digit: string): number {
  return digit === '0' ? 9 : Number(digit) - 1;
}
function seats(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.board [data-seat]')];
}

/** Marks what the digits stand for, while somebody asks to see it. */
export function showDigits(on: boolean): void {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-digit]')) delete marked.dataset['digit'];
  if (on) for (const [at, thing] of litThings().slice(0, 10).entries()) thing.dataset['digit'] = String((at + 1) % 10);
}
