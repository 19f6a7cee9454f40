import type { Answer, Args, Ask, Json } from '../../protocol';
import { positions } from './answers';

/** A way that the question of a move offers: where to, over which sea, against whom. */
export interface Way {
  to: string;
  by: string | null;
  /** The seat attacked; null: nobody's land, own land, a sea. */
  war: number | null;
  /** Armies roll a die each when they come ashore. */
  dice: boolean;
  /** The most armies and which samurai can go. */
  most: number;
  samurai: string[];
}
/** What is to go, and how. Never changed, only followed by another. */
export interface Plan {
  readonly way: Way;
  readonly armies: number;
  readonly samurai: readonly string[];
}

const text = (value: Json | undefined) => (typeof value === 'string' ? value : null);
function isWay(args: Args, way: Pick<Way, 'to' | 'by'>): boolean {
  return args['to'] === way.to && text(args['by']) === way.by;
}

/** All ways of a question, each once. */
export function waysOf(ask: Ask): Way[] {
  const found: Way[] = [];
  for (const { act, args, picks } of ask.options) {
    const to = text(args['to']);
    if (to === null || (act !== 'march' && act !== 'samurai')) continue;
    const by = text(args['by']);
    let way = found.find((one) => one.to === to && one.by === by);
    if (way === undefined) {
      way = { to, by, war: typeof args['war'] === 'number' ? args['war'] : null, dice: args['dice'] === true || Number(args['dice'] ?? 0) > 0, most: 0, samurai: [] };
      found.push(way);
    }
    for (const { of, shown } of picks) {
      if (of === 'armies') way.most = Math.max(way.most, ...shown.map(Number));
      if (of === 'samurai') way.samurai = shown.filter((id) => typeof id === 'string');
    }
  }
  return found;
}

/** All that can go there. */
export function begin(way: Way): Plan {
  return { way, armies: way.most, samurai: way.most === 0 ? way.samurai : [] };
}
export function withArmies(plan: Plan, armies: number): Plan {
  return { ...plan, armies: Math.min(plan.way.most, Math.max(plan.samurai.length > 0 ? 0 : Math.min(1, plan.way.most), armies)) };
}
export function toggle(plan: Plan, id: string): Plan {
  const samurai = plan.samurai.includes(id) ? plan.samurai.filter((one) => one !== id) : [...plan.samurai, id];
  return samurai.length === 0 ? withArmies({ ...plan, samurai }, plan.armies) : { ...plan, samurai };
}

/** The answer as it travels; null while nothing would go. */
export function answerOf(ask: Ask, { way, armies, samurai }: Plan): Answer | null {
  if (armies === 0 && samurai.length === 0) return null;
  const act = armies === 0 ? 'samurai' : 'march';
  const option = ask.options.findIndex((one) => one.act === act && isWay(one.args, way));
  return laid(ask, option, { armies: [armies], samurai: [...samurai] });
}

/** An option with things for its picks by their kind; null if they do not fit. */
export function laid(ask: Ask, option: number, things: { [of: string]: Json[] }): Answer | null {
  const picks = ask.options[option]?.picks;
  if (picks === undefined) return null;
  const places = picks.map((pick) => positions(pick, things[pick.of] ?? []));
  return places.includes(null) ? null : [option, places.filter((one) => one !== null)];
}
