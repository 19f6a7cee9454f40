import type { GzMe, GzView } from '../../protocol';
import { things } from './things.svelte';
import { textId } from '../words';
import { places } from './faces';
import { spendsMark } from './marks';
import { isSkill } from './ways';

export interface OwnSkill {
  id: string;
  /** Its general lies open (or it belongs to equipment). */
  up: boolean;
  state: 'now' | 'locked' | 'spent' | 'lost' | 'hidden' | 'later';
  /** Why it cannot be used, where the question does not say. */
  idle: string;
  /** 预亮 is possible: its general is hidden, and it may be asked for in secret windows. */
  preShow: boolean;
}

/** The wish to be asked (or not) for a skill of a hidden general. */
export function preShow(skill: string): string {
  return `show-${textId(skill)}`;
}
/** The skills of my generals that lie open. */
export function skillsUp({ me, seats }: GzView): string[] {
  if (me === null) return [];
  return me.generals.flatMap((id, at) => (seats[me.seat]?.generals[at]?.up === true ? (things.generals.get(id)?.skills ?? []) : []));
}

/** The skills of my generals in order, and what else the question offers by name (equipment, borrowed skills), marks apart. */
export function ownSkills(view: GzView, me: GzMe, acts: readonly string[]): OwnSkill[] {
  const seat = view.seats[me.seat];
  const printed = me.generals.flatMap((id, at) => {
    const { up = false, lost = false } = seat?.generals[at] ?? {};
    // 主将技 and 副将技 are skills of one place
    const here = (things.generals.get(id)?.skills ?? []).filter((skill) => (things.skills.get(skill)?.place ?? places[at]) === places[at]);
    return here.map((skill) => ({ skill, up, lost }));
  });
  const ids = new Set(printed.map(({ skill }) => skill));
  const more = [...new Set(acts)].filter((act) => !ids.has(act) && act !== 'turn_up' && isSkill(act) && !spendsMark(act)).map((skill) => ({ skill, up: true, lost: false }));
  return [...printed, ...more]
    .filter(({ skill }, at, all) => all.findIndex((other) => other.skill === skill) === at)
    .map(({ skill, up, lost }): OwnSkill => {
      const kind = things.skills.get(skill);
      const state = acts.includes(skill) ? 'now' : lost ? 'lost' : seat?.spent.includes(skill) === true ? 'spent' : kind?.locked === true ? 'locked' : up ? 'later' : 'hidden';
      // what is declared in the play phase alone is never asked for
      const asked = !up && !lost && seat?.alive === true && kind?.limit !== 'phase';
      return { id: skill, up, state, idle: `ui-gz-skill-why-${state}`, preShow: asked };
    });
}
