import type { Ask, SoulFight, SoulView } from '../../protocol';
import { optionOf, things, type Choice } from '../question';
import { parts, type Part } from '../words';

type Side = 'attack' | 'defend';

/** On whose side a use in the free stage adds one: by item or stand id. */
function sideOf(view: SoulView, fight: SoulFight): Side | null {
  const me = view.me === null ? undefined : view.seats[view.me.seat];
  const stance = me?.role ?? (me?.stance === 'sword' ? 'attacker' : me?.stance === 'shield' ? 'defender' : null);
  if (stance === null || view.me === null) return null;
  return stance === 'attacker' || fight.attacker === view.me.seat ? 'attack' : 'defend';
}
const evens = 'stratagem';
const plusOne = new Set(['cao_cao', 'hashiba_hideyoshi', 'takeda_shingen']);

/** What the use picked in the free stage would make of the powers; from what everybody sees and my own cards. */
export function foresee(view: SoulView, ask: Ask, choice: Choice, names: readonly string[]): Part[] | null {
  const { fight, me } = view;
  if (fight === null || me === null || ask.about !== 'soul-f5') return null;
  const act = optionOf(ask, choice)?.act;
  const item = act === 'item' ? things(ask, choice)[0]?.[1] : undefined;
  const stand = act === 'stand' && plusOne.has(me.stand) ? me.stand : undefined;
  const side = sideOf(view, fight);
  if (side === null || (typeof item !== 'string' && stand === undefined)) return null;
  if (item === evens) return parts('ui-table-foresee-even', { item }, names);
  const was = fight[`${side}_power`];
  const attack = fight.attack_power + (side === 'attack' ? 1 : 0);
  const defend = fight.defend_power + (side === 'defend' ? 1 : 0);
  const winner = attack > defend ? fight.attacker : defend > attack ? fight.defender : fight.tie_break;
  const what = typeof item === 'string' ? { item } : { stand: stand ?? '' };
  const id = `ui-table-foresee-${typeof item === 'string' ? 'item' : 'stand'}${winner === null ? '-tie' : ''}`;
  return parts(id, { ...what, side, was, now: was + 1, winner }, names);
}
