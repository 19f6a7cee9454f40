import { has, t } from '../../i18n.svelte';
import type { Ask, AskOption, GzMe, GzView, Json, Pick } from '../../protocol';
import type { RoomSession } from '../../session.svelte';
import type { GameWays } from '../play.svelte';
import { things as chosen, type Choice, type Thing } from '../question';
import { nameOf, say, textId } from '../words';
import { cardName, generalName, placeName, skillName } from './faces';
import { markName, markOfRescue, spendName, spendsMark } from './marks';

/** Equal cards are told apart by a mark behind the second, the third ...; nobody gets to read it. */
const again = '#';
export function plain(card: string): string {
  return card.split(again, 1)[0] ?? card;
}
/** My cards as things: those equal to one before are marked. */
export function distinct(cards: readonly Json[]): Json[] {
  return cards.map((card, at) => {
    const before = cards.slice(0, at).filter((one) => one === card).length;
    return typeof card === 'string' && before > 0 ? `${card}${again}${before + 1}` : card;
  });
}

/** My hand, and behind it what I may use from my piles like it. */
export function atHand(me: GzMe): string[] {
  return [...me.hand, ...Object.values(me.piles_down ?? {}).flat()];
}

/** Acts that only say what is done with a card; everything else is the name of a skill, or a button. */
const plainActs = new Set(['use', 'card', 'choose', 'discard', 'give', 'arrange', 'move']);
/** Acts whose first pick is found on the table: they need no button. */
const found = new Set([...plainActs, 'kingdom', 'recast']);

/** What is asked of a seat as this table asks it. */
function adapted(ask: Ask, view: GzView | null): Ask {
  const me = view?.me ?? null;
  const own = new Set<Json>(me === null ? [] : [...atHand(me), ...Object.values(view?.seats[me.seat]?.equip ?? {})]);
  const pick = (option: AskOption, one: Pick): Pick => {
    switch (one.of) {
      case 'second':
        return { ...one, of: 'seat' };
      case 'card':
        return one.shown.every((card) => own.has(card)) ? { ...one, shown: distinct(one.shown) } : { ...one, of: 'laid' };
      case 'general':
        return option.act === 'turn_up' || ask.about === 'gz-choose' ? one : { ...one, of: 'place' };
      default:
        return one;
    }
  };
  return { ...ask, options: ask.options.map((option) => ({ ...option, picks: option.picks.map((one) => pick(option, one)) })) };
}

const onTable = new Set(['card', 'seat', 'general', 'mark']);

export function isSkill(act: string): boolean {
  return spendsMark(act) || has(`gz-skill-${textId(act)}-name`) || has(`gz-card-${textId(act)}-name`);
}
/** A skill by its name; what equipment lets me do is called like the equipment, a mark like what spending it brings. */
export function wayName(act: string): string {
  if (spendsMark(act)) return spendName(act);
  return has(`gz-skill-${textId(act)}-name`) ? skillName(act) : t(`gz-card-${textId(act)}-name`);
}
/** A pile by its own name, else by that of the skill or the card that it belongs to. */
export function pileName(name: string): string {
  const own = `gz-pile-${textId(name)}-name`;
  return has(own) ? t(own) : wayName(name);
}

/** A card of somebody else as it is offered: a slot of the hand, equipment, a card lying before him. */
export function otherCard(value: Json): { where: 'hand' | 'gear' | 'judging'; card: string | null; slot: number } {
  if (typeof value === 'string') return { where: 'gear', card: value, slot: 0 };
  const one = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  if (typeof one['gear'] === 'string') return { where: 'gear', card: one['gear'], slot: 0 };
  if (typeof one['judging'] === 'string') return { where: 'judging', card: one['judging'], slot: 0 };
  return { where: 'hand', card: null, slot: typeof one['hand'] === 'number' ? one['hand'] : 0 };
}
/** A card on the table with the seat it lies before. */
export function tableCard(value: Json): { seat: number; card: string } | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { seat, card } = value;
  return typeof seat === 'number' && typeof card === 'string' ? { seat, card } : null;
}

export function thingName([of, value]: Thing, names: readonly string[]): string {
  switch (of) {
    case 'seat':
      return nameOf('seat', value, names) ?? '';
    case 'card':
    case 'laid':
      return typeof value === 'string' ? cardName(plain(value)) : '';
    case 'other_card': {
      const { card, slot } = otherCard(value);
      return card === null ? t('ui-gz-hand-slot', { n: slot + 1 }) : cardName(card);
    }
    case 'table_card':
      return cardName(tableCard(value)?.card ?? '');
    case 'general':
    case 'place':
      if (value === 'head' || value === 'deputy') return placeName(value);
      return typeof value === 'string' ? generalName(value) : '';
    case 'mark':
      return typeof value === 'string' ? markName(value) : '';
    case 'kind':
      return typeof value === 'string' ? cardName(value) : '';
    case 'skill':
      return typeof value === 'string' ? wayName(value) : '';
    case 'choice':
      return typeof value === 'string' ? t(`ui-gz-choice-${textId(value)}`) : '';
    default:
      return '';
  }
}

/** How this game is asked. */
export function gzWays(session: RoomSession): GameWays {
  const view = () => (session.view?.game === 'guozhan' ? session.view : null);
  return {
    // marks that are spent for somebody dying
    bonds: (ask) =>
      ask.options.flatMap(({ act }, option) => {
        const mark = markOfRescue(act);
        return mark === null ? [] : [{ thing: ['mark', mark] as const, option }];
      }),
    irrevocable: new Set(),
    place: (ask, pick) => {
      if (onTable.has(pick.of)) return 'table';
      const withPicks = ask.options.filter(({ picks }) => picks.length > 0);
      return pick.of === 'table_card' || withPicks.length === 1 ? 'question' : 'chosen';
    },
    nameOf: thingName,
    adapt: (ask) => adapted(ask, view()),
    manner: { strict: () => true, byName, meant },
    hasButton: (ask, option) => {
      const one = ask.options[option];
      if (one === undefined || ask.about === 'gz-play') return false;
      const [first] = one.picks;
      return !(first !== undefined && found.has(one.act) && (onTable.has(first.of) || ask.options.length === 1 || first.of === 'table_card'));
    },
    actText: (ask, option) => {
      const one = ask.options[option];
      if (one === undefined) return null;
      const id = `act-${textId(ask.about)}-${textId(one.act)}`;
      if (has(id)) return say(id, one.args, session.room?.seats.map(({ name }) => name) ?? []);
      if (!isSkill(one.act)) return null;
      const skill = wayName(one.act);
      const kind = one.args['card'];
      const several = ask.options.some((other) => other.act === one.act && other.args['card'] !== kind);
      return several && typeof kind === 'string' ? t('ui-gz-skill-as', { skill, card: cardName(kind) }) : skill;
    },
    // always declining to dodge, or never using a skill, is nothing that anybody wants
    standing: (about) =>
      about.startsWith('gz-nullify') ? { about: 'gz-nullify', offer: t('ui-gz-nullify-mine-only'), given: t('ui-gz-nullify-mine-only') } : null,
    showing: (ask, option) => {
      const place = ask.options[option]?.args['reveals'];
      return place === 'head' || place === 'deputy' ? t('ui-gz-reveals', { place }) : null;
    },
    reasons,
  };
}

/** In the play phase a skill is chosen by its name: else every card would be lit for it. A mark is spent by touching it. */
function byName(ask: Ask, option: number): boolean {
  const one = ask.options[option];
  return ask.about === 'gz-play' && one !== undefined && !found.has(one.act) && one.picks[0]?.of !== 'mark';
}
/** A card is used for what it is, with what already lies open, unless something else is named. */
function meant(ask: Ask, options: readonly number[]): number | null {
  const acts = options.flatMap((option) => {
    const one = ask.options[option];
    return one === undefined ? [] : [{ option, act: one.act, plain: plainActs.has(one.act) && one.args['reveals'] === undefined }];
  });
  const simple = acts.find((one) => one.plain) ?? (new Set(acts.map(({ act }) => act)).size === 1 ? acts[0] : undefined);
  return simple?.option ?? null;
}
function reasons(choice: Choice, ask: Ask, [of, value]: Thing): Thing[] {
  switch (of) {
    case 'act':
      return [['skill', value]];
    case 'card':
      return typeof value === 'string' ? [['card', plain(value)]] : [];
    case 'seat':
      return chosen(ask, choice).flatMap(([lead, card]): Thing[] => (lead === 'card' && typeof card === 'string' ? [['target', [plain(card), value]]] : []));
    default:
      return [];
  }
}
