import { allCards, limits, samuraiInfo } from './box';
import { parseCard } from './faces';
import { odds, type War } from './odds';
import type { Plan } from './plan';
import type { SjView } from './types';

/** A support card for a war. */
interface Support {
  card: string;
  family: string;
  value: number;
}
export interface Chances {
  dice: number;
  none: number;
  /** I play what is best for me. */
  mine: { card: string; p: number } | null;
  /** They play what is worst for me of all that they could hold. */
  theirs: { card: string; p: number } | null;
  both: number | null;
  /** Honour of the attacker when he wins with all that arrives, and of the defender when he does. */
  win: number;
  lose: number;
}

// what the powers add that can be known before a war; the others are decided in it
function powersOf(samurai: readonly string[], attacking: boolean): { bonus: number; dice: number } {
  const powers = samurai.map((id) => samuraiInfo(id)?.power);
  const charge = attacking ? powers.filter((one) => one === 'charge').length : 0;
  const bulwark = attacking ? 0 : powers.filter((one) => one === 'bulwark').length * 2;
  const blades = powers.filter((one) => one === 'two_blades').length;
  return { bonus: charge + bulwark + blades, dice: blades };
}

function supports(cards: readonly string[], own: string, enemy: string): Support[] {
  return cards.flatMap((card) => {
    const face = parseCard(card);
    return face?.kind === 'support' && face.family !== enemy && face.family !== own && face.value > 0 ? [{ card, family: face.family, value: face.value }] : [];
  });
}
/** Every card that nobody can see to be elsewhere than in some hand or deck. */
function unseen(view: SjView): string[] {
  const seen = [...(view.me?.hand ?? []), ...view.box, ...view.seats.flatMap(({ displayed }) => displayed), ...Object.values(view.lots).flatMap(({ open, kept }) => [...open, ...Object.values(kept).flat()])];
  const left = [...seen];
  return allCards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The chances of an attack that I plan, from what everybody can see and my own hand; null if it is none. */
export function chancesOf(view: SjView, plan: Plan): Chances | null {
  const { way, armies, samurai } = plan;
  const target = view.provinces[way.to];
  const me = view.me === null ? undefined : view.seats[view.me.seat];
  const enemy = way.war === null ? undefined : view.seats[way.war];
  if (target === undefined || me === undefined || enemy === undefined) return null;
  const mineAdd = powersOf(samurai, true);
  const theirAdd = powersOf(target.samurai, false);
  const base = (landed: number, mine: Support | null, theirs: Support | null): War => ({
    attacker: { family: me.family, armies: landed, samurai: samurai.length, bonus: mineAdd.bonus, support: mine },
    defender: { family: enemy.family, armies: target.armies, samurai: target.samurai.length, bonus: theirAdd.bonus, support: theirs },
    fewer: mineAdd.dice + theirAdd.dice,
  });
  const p = (mine: Support | null, theirs: Support | null) =>
    landings(armies, way.dice).reduce((sum, { landed, share }) => sum + (landed === 0 && samurai.length === 0 ? 0 : share * odds(base(landed, mine, theirs))), 0);
  const best = (list: Support[], better: (a: number, b: number) => boolean, with_: (one: Support) => number) =>
    list.map((one) => ({ one, p: with_(one) })).reduce<{ one: Support; p: number } | null>((a, b) => (a === null || better(b.p, a.p) ? b : a), null);
  const distinct = (list: Support[]) => list.filter((one, at) => list.findIndex(({ card }) => card === one.card) === at);
  const mine = best(distinct(supports(view.me?.hand ?? [], me.family, enemy.family)), (a, b) => a > b, (one) => p(one, null));
  // all families are alike to the dice: the highest of each is enough
  const highest = topOf(supports(unseen(view), enemy.family, me.family));
  const theirs = best(highest, (a, b) => a < b, (one) => p(null, one));
  const bothWorst = mine === null ? null : best(highest, (a, b) => a < b, (one) => p(mine.one, one));
  return {
    dice: Math.max(0, limits.destiny_dice - samurai.length - target.samurai.length - mineAdd.dice - theirAdd.dice),
    none: p(null, null),
    mine: mine === null ? null : { card: mine.one.card, p: mine.p },
    theirs: theirs === null ? null : { card: theirs.one.card, p: theirs.p },
    both: bothWorst?.p ?? null,
    win: limits.attacker_win_factor * (target.armies + Math.min(target.armies, armies)),
    lose: limits.defender_win_factor * (armies + Math.min(target.armies, armies)),
  };
}
function topOf(list: Support[]): Support[] {
  const families = [...new Set(list.map(({ family }) => family))];
  return families.map((family) => list.filter((one) => one.family === family).reduce((a, b) => (b.value > a.value ? b : a)));
}

/** How many of so many armies come ashore: each drowns when its die shows the own crest. */
export function landings(armies: number, dice: boolean): { landed: number; share: number }[] {
  if (!dice) return [{ landed: armies, share: 1 }];
  const faces = 6;
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  return Array.from({ length: armies + 1 }, (_, landed) => ({ landed, share: choose(armies, landed) * ((faces - 1) / faces) ** landed * (1 / faces) ** (armies - landed) }));
}
