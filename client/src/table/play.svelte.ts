import { createContext, untrack } from 'svelte';
import type { HTMLAttributes } from 'svelte/elements';
import { t } from '../i18n.svelte';
import { prefs } from '../prefs.svelte';
import type { Answer, Ask, Pick, Why } from '../protocol';
import type { RoomSession } from '../session.svelte';
import { toasts } from '../shell/toasts.svelte';
import * as question from './question';
import type { Bond, Choice, Look, Manner, Thing } from './question';
import { Steady } from './steady.svelte';
import { Tell } from './tell.svelte';
import { textId } from './words';

/** What a game adds to the way questions are asked. */
export interface GameWays {
  /** Things on the table that stand for options of this question. */
  bonds: (ask: Ask) => Bond[];
  /** Acts that cannot be taken back and decide the game: their button is held. */
  irrevocable: ReadonlySet<string>;
  /** Where the candidates of a pick lie: on the table (or in the hand); in the question, once its option is chosen or at once. */
  place: (ask: Ask, pick: Pick) => 'table' | 'chosen' | 'question';
  /** The short name of a thing that can be picked. */
  nameOf: (thing: Thing, names: readonly string[]) => string;
  /** A question as this table asks it, with things that can be told apart. */
  adapt?: (ask: Ask) => Ask;
  manner?: Manner;
  /** Which options have a button of their own while none is chosen; without this all of them. */
  hasButton?: (ask: Ask, option: number) => boolean;
  /** What the button of an option says, where its act alone does not. */
  actText?: (ask: Ask, option: number) => string | null;
  /** The standing answer that can be given in secret moments of a kind; without this to pass every one of the kind. */
  standing?: (about: string) => Standing | null;
  /** What choosing an option shows to everybody: a general that is turned up. */
  showing?: (ask: Ask, option: number) => string | null;
  /** Under which things a reason may be given why this one is not offered. */
  reasons?: (choice: Choice, ask: Ask, thing: Thing) => Thing[];
}
/** An answer given once for all questions of a kind: the wish as it travels, how it is offered, and what is said while it stands. */
export interface Standing {
  about: string;
  offer: string;
  given: string;
}
/** A pick whose candidates lie in the question itself. */
export interface Offered {
  option: number;
  pick: number;
  rule: Pick;
}
export type Phase = 'none' | 'open' | 'sent';
type Voice = 'assertive' | 'polite';

/** The clock of a question whose time has run out may be a little ahead of the server's. */
const slack = 500;

/** One seat at a table: its question, how far the answer has come, and what the screen says about it. */
export class Play {
  readonly tell = new Tell();
  readonly steady: Steady;
  /** The thing whose "why not?" is shown. */
  hint: { thing: Thing; node: Element; idle: string | null } | null = $state.raw(null);
  hintStays = $state(false);
  tab: Tab = $state('log');
  /** On a phone the rail is a sheet that is called up. */
  sheet = $state(false);
  voice: Record<Voice, string> = $state({ assertive: '', polite: '' });
  #kept: { id: number; choice: Choice } | null = $state.raw(null);
  #answered: { id: number; about: string } | null = $state.raw(null);

  readonly names: readonly string[] = $derived.by(() => (this.session.room?.seats ?? []).map((seat) => seat.name));
  readonly ask: Ask | null = $derived.by(() => (this.session.ask === null ? null : (this.ways.adapt?.(this.session.ask) ?? this.session.ask)));
  readonly bonds: Bond[] = $derived.by(() => {
    const ask = this.ask;
    if (ask === null) return [];
    const acts = ask.options.map((option, at): Bond => ({ thing: ['act', option.act], option: at }));
    return [...acts, ...this.ways.bonds(ask)];
  });
  readonly choice: Choice | null = $derived.by(() => {
    if (this.ask === null) return null;
    return this.#kept?.id === this.ask.id ? this.#kept.choice : question.begin(this.ask);
  });
  readonly phase: Phase = $derived.by(() => {
    if (this.ask === null) return 'none';
    return this.session.sent?.id === this.ask.id || this.#answered?.id === this.ask.id ? 'sent' : 'open';
  });
  /** I have answered a secret moment that is still open for others. */
  readonly waitsForAll: boolean = $derived.by(
    () => this.ask === null && this.session.waiting?.secret === true && this.#answered?.about === this.session.waiting.about,
  );
  readonly live = $derived.by(() => this.session.link === 'open');

  constructor(
    readonly session: RoomSession,
    private readonly ways: GameWays,
  ) {
    this.steady = new Steady(session);
    $effect(() => {
      // what was refused is taken back; the question follows again
      if (session.notice !== null) untrack(() => (this.#kept = this.#answered = null));
    });
    $effect(() => {
      const about = session.waiting?.about;
      untrack(() => {
        if (about !== this.#answered?.about && this.ask === null) this.#answered = null;
      });
    });
    this.#watchTheClock();
  }

  look(thing: Thing): Look {
    if (this.ask === null || this.choice === null || this.phase === 'sent') return 'plain';
    const look = question.look(this.ask, this.bonds, this.choice, thing, this.ways.manner);
    return look === 'plain' && this.why(thing) !== null ? 'unlit' : look;
  }
  /** Why a thing is not offered; null if the question does not say. */
  why(thing: Thing): Why | null {
    const { ask, choice } = this;
    if (ask === null || choice === null) return null;
    const found = this.ways.reasons?.(choice, ask, thing).map((one) => question.whyNot(ask, one)).find((why) => why !== null);
    return found ?? question.whyNot(ask, thing);
  }
  /** What touching a lit thing would show to everybody, whatever follows. */
  showing(thing: Thing): string | null {
    const { ask, choice } = this;
    if (ask === null || choice === null || this.phase !== 'open') return null;
    const shown = question.opening(ask, this.bonds, choice, thing, this.ways.manner).map((option) => this.showingBy(option));
    return shown.every((one) => one !== null && one === shown[0]) ? (shown[0] ?? null) : null;
  }
  showingBy(option: number): string | null {
    return this.ask === null ? null : (this.ways.showing?.(this.ask, option) ?? null);
  }
  /** The standing answer for secret moments of a kind, and whether it is given. */
  standing(about: string): (Standing & { on: boolean }) | null {
    const one = this.ways.standing === undefined ? { about, offer: t('ui-table-pass-from-now'), given: t('ui-table-passing') } : this.ways.standing(about);
    return one === null ? null : { ...one, on: this.session.unwanted.includes(one.about) };
  }
  hasButton(option: number): boolean {
    return this.ask !== null && (this.ways.hasButton?.(this.ask, option) ?? true);
  }
  /** Options that can be named instead of the one that was found through what was touched. */
  get others(): number[] {
    const { ask, choice } = this;
    if (ask === null || choice === null || this.phase !== 'open' || this.ways.manner?.strict(ask) !== true) return [];
    return question.others(ask, choice);
  }
  /** What the button of an option says. */
  actText(ask: Ask, option: number): string {
    return this.ways.actText?.(ask, option) ?? actText(ask, option);
  }
  isIrrevocable(act: string): boolean {
    return this.ways.irrevocable.has(act);
  }
  thingNames(): string[] {
    if (this.ask === null || this.choice === null) return [];
    return question.things(this.ask, this.choice).map((thing) => this.ways.nameOf(thing, this.names)).filter((name) => name !== '');
  }
  /** What is laid out in the question now. */
  get offered(): Offered[] {
    const { ask, choice } = this;
    if (ask === null || choice === null) return [];
    const open = (at: number, rule: Pick) => {
      const place = this.ways.place(ask, rule);
      return choice.option === null ? place === 'question' : at === choice.option && place !== 'table';
    };
    return ask.options.flatMap(({ picks }, option) => picks.flatMap((rule, pick) => (open(option, rule) ? [{ option, pick, rule }] : [])));
  }

  touch(thing: Thing): void {
    this.#follow((ask, choice) => question.touch(ask, this.bonds, choice, thing, this.ways.manner));
    this.#quick();
  }
  /** A candidate that lies in the question, by its position. */
  touchAt({ option, pick }: Offered, at: number): void {
    this.#follow((ask, choice) => question.touchAt(ask, choice.option === option ? choice : question.name(ask, choice, option), pick, at));
    this.#quick();
  }
  name(option: number): void {
    this.#follow((ask, choice) => question.name(ask, choice, option));
  }
  /** False when there was nothing to undo. */
  back(): boolean {
    if (this.ask === null || this.choice === null || this.phase !== 'open' || !question.canGoBack(this.ask, this.choice)) return false;
    this.#follow(question.back);
    return true;
  }
  /** Everything picked falls back. */
  reset(): void {
    this.#follow(question.begin);
  }
  /** The button of an option: one without picks is the deed itself. */
  press(option: number): void {
    const picks = this.ask?.options[option]?.picks;
    if (picks === undefined) return;
    const act = this.ask?.options[option]?.act;
    if (this.choice?.option === null && (this.ask?.options.filter((other) => other.act === act).length ?? 0) > 1) {
      // several ways of one skill: the first pick tells which
      this.touch(['act', act ?? '']);
      return;
    }
    this.name(option);
    if (picks.length === 0 && !this.isIrrevocable(this.ask?.options[option]?.act ?? '')) this.send();
  }
  /** What a part of the table has put together by itself, as if it had been picked. */
  lay([option, picks]: Answer): void {
    const trail = picks.flatMap((places, pick) => places.map(() => pick));
    this.#follow(() => ({ option, named: true, picked: picks, held: [], trail }));
  }
  neutral(): void {
    if (this.ask === null || this.phase !== 'open') return;
    this.#kept = { id: this.ask.id, choice: question.neutralChoice(this.ask) };
    if (question.neutralButton(this.ask) !== null) this.send();
  }
  send(): void {
    const { ask, choice } = this;
    if (ask === null || choice === null || this.phase !== 'open' || !this.live) return;
    const answer: Answer | null = question.answerOf(ask, choice);
    if (answer === null) return;
    this.#answered = { id: ask.id, about: ask.about };
    this.tell.close();
    this.hint = null;
    if (question.forced(ask)) this.session.pass(ask.id);
    else this.session.answer(ask.id, answer);
  }

  say(voice: Voice, text: string): void {
    // the same words twice are said twice; whoever speaks in an effect does not follow what is said
    untrack(() => (this.voice[voice] = this.voice[voice] === text ? `${text}\u200b` : text));
  }

  /** What makes an element of the table answer to mouse, keyboard and screen reader. */
  handle(thing: Thing): HTMLAttributes<HTMLElement> & { 'data-thing': string } {
    const now = this.look(thing);
    const press = (node: HTMLElement) => {
      const look = this.look(thing);
      if (look === 'lit' || look === 'picked') this.touch(thing);
      else if (look === 'unlit') this.showWhy(thing, node);
      else this.tell.open(node, true);
    };
    const dark = (node: EventTarget & HTMLElement) => {
      if (this.look(thing) === 'unlit') this.showWhy(thing, node);
    };
    const leave = () => {
      if (!this.hintStays && this.hint !== null && question.same(this.hint.thing, thing)) this.hint = null;
    };
    return {
      'data-thing': question.keyOf(thing),
      'aria-disabled': now === 'unlit' ? true : undefined,
      'aria-pressed': now === 'lit' || now === 'picked' ? now === 'picked' : undefined,
      'aria-describedby': this.hint !== null && question.same(this.hint.thing, thing) ? 'why-not' : undefined,
      onclick: (event) => press(event.currentTarget),
      ondblclick: () => this.#twice(thing),
      onkeydown: (event) => {
        if (event.key !== ' ' || event.currentTarget instanceof HTMLButtonElement) return;
        event.preventDefault();
        press(event.currentTarget);
      },
      onpointerenter: (event) => dark(event.currentTarget),
      onpointerleave: leave,
      onfocus: (event) => dark(event.currentTarget),
      onblur: leave,
    };
  }
  /** `idle`: the reason when nothing is asked. */
  showWhy(thing: Thing, node: Element, idle: string | null = null): void {
    if (this.hint !== null && this.hint.node !== node) this.hintStays = false;
    this.hint = { thing, node, idle };
  }
  hideWhy(): boolean {
    const shown = this.hint !== null;
    this.hint = null;
    this.hintStays = false;
    return shown;
  }

  /** Two clicks pick and send; the second has just taken the pick back. */
  #twice(thing: Thing): void {
    const choice = this.choice;
    if (choice === null || this.phase !== 'open') return;
    if (this.look(thing) === 'lit') this.touch(thing);
    if (this.choice !== null && !this.isIrrevocable(this.#act())) this.send();
  }
  #quick(): void {
    const { ask, choice } = this;
    if (!prefs.quick || ask === null || choice === null) return;
    const picks = question.optionOf(ask, choice)?.picks ?? [];
    if (picks.length === 1 && picks[0]?.most === 1 && question.complete(ask, choice) && !this.isIrrevocable(this.#act())) this.send();
  }
  #act(): string {
    return this.ask === null || this.choice === null ? '' : (question.optionOf(this.ask, this.choice)?.act ?? '');
  }
  #follow(next: (ask: Ask, choice: Choice) => Choice): void {
    if (this.ask === null || this.choice === null || this.phase !== 'open' || !this.live) return;
    this.#kept = { id: this.ask.id, choice: next(this.ask, this.choice) };
  }

  /** Says which answer was given for me when my time ran out. */
  #watchTheClock(): void {
    let before: { ask: Ask; until: number } | null = null;
    $effect(() => {
      const { ask, askAt } = this.session;
      untrack(() => {
        const late = before !== null && before.ask.id !== ask?.id && this.#answered?.id !== before.ask.id && performance.now() > before.until - slack;
        if (late && before !== null) {
          const act = this.actText(before.ask, before.ask.neutral[0]);
          toasts.show('late', t('ui-table-too-late', { act }), { icon: 'clock' });
        }
        before = ask === null || ask.left_ms === null ? null : { ask, until: askAt + ask.left_ms };
      });
    });
  }
}

/** An option by its act alone. */
export function actText(ask: Ask, option: number): string {
  return t(`act-${textId(ask.about)}-${textId(ask.options[option]?.act ?? '')}`);
}

export type Tab = 'log' | 'book' | 'chat';

export const [usePlay, providePlay] = createContext<Play>();
