import { api, ApiError } from '../../api';

/** What is in the box, as the server says it: docs/protocol.md §1. */
export interface CardThing {
  kind: string;
  type: 'basic' | 'trick' | 'delayed' | 'equip';
  slot?: string;
  /** Attack range of a weapon. */
  range?: number;
  /** Every printed card of the kind. */
  copies: string[];
}
export interface GeneralThing {
  id: string;
  kingdom: string;
  sex: string;
  half_fish: number;
  /** Every general that forms a pair with this one, on whichever of the two cards it is printed. */
  companions: string[];
  skills: string[];
}
export interface SkillThing {
  id: string;
  locked: boolean;
  /** How often it may be used; null: whenever it applies. */
  limit: 'phase' | 'turn' | 'game' | null;
}
export interface Box {
  cards: CardThing[];
  generals: GeneralThing[];
  skills: SkillThing[];
}

class Things {
  #box: Box | null = $state.raw(null);
  /** Why the server has not said. */
  error: ApiError | null = $state.raw(null);
  #asking = false;
  readonly cards: ReadonlyMap<string, CardThing> = $derived.by(() => new Map(this.#box?.cards.map((card) => [card.kind, card])));
  readonly generals: ReadonlyMap<string, GeneralThing> = $derived.by(() => new Map(this.#box?.generals.map((general) => [general.id, general])));
  readonly skills: ReadonlyMap<string, SkillThing> = $derived.by(() => new Map(this.#box?.skills.map((skill) => [skill.id, skill])));

  get known(): boolean {
    return this.#box !== null;
  }
  /** Asks the server once; whoever draws a card says that it is needed. */
  need(): void {
    if (this.#box !== null || this.#asking || this.error !== null) return;
    this.#asking = true;
    api
      .things<Box>('guozhan')
      .then((box) => this.lay(box))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        this.error = error;
      })
      .finally(() => (this.#asking = false));
  }
  again(): void {
    this.error = null;
    this.need();
  }
  lay(box: Box): void {
    this.#box = box;
  }
}

export const things = new Things();

/** 珠联璧合. */
export function areCompanions(one: string, other: string): boolean {
  return things.generals.get(one)?.companions.includes(other) === true;
}
