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
  /** Those of them that may be given to another kingdom. */
  marked?: string[];
}
export interface GeneralThing {
  id: string;
  package: string;
  kingdom: string;
  /** The other kingdom of a dual-kingdom general. */
  second?: string;
  sex: string;
  half_fish: number;
  /** Half fish that do not count in this place. */
  less_as_head?: number;
  less_as_deputy?: number;
  /** The only place it may have. */
  place?: 'head' | 'deputy';
  /** The general that this lord takes the place of. */
  lord_of?: string;
  /** Every general that forms a pair with this one, on whichever of the two cards it is printed. */
  companions: string[];
  skills: string[];
}
export interface SkillThing {
  id: string;
  locked: boolean;
  /** How often it may be used; null: whenever it applies. */
  limit: 'phase' | 'turn' | 'game' | null;
  /** The only place of its general in which it works. */
  place?: 'head' | 'deputy';
  /** It can summon a formation. */
  formation?: boolean;
}
export interface EditionBox {
  id: string;
  cards: CardThing[];
  generals: GeneralThing[];
  skills: SkillThing[];
}
/** A value of the option `packages`, and the packages that are not played with it. */
export interface Preset {
  id: string;
  without: string[];
}
export interface Box {
  editions: EditionBox[];
  presets: Preset[];
}

class Things {
  #box: Box | null = $state.raw(null);
  /** The edition that is spoken of: that of the match, or the one that is looked at. */
  edition = $state('first');
  /** Why the server has not said. */
  error: ApiError | null = $state.raw(null);
  #asking = false;
  readonly #open: EditionBox | undefined = $derived.by(() => this.#box?.editions.find(({ id }) => id === this.edition));
  readonly cards: ReadonlyMap<string, CardThing> = $derived.by(() => new Map(this.#open?.cards.map((card) => [card.kind, card])));
  readonly generals: ReadonlyMap<string, GeneralThing> = $derived.by(() => new Map(this.#open?.generals.map((general) => [general.id, general])));
  readonly skills: ReadonlyMap<string, SkillThing> = $derived.by(() => new Map(this.#open?.skills.map((skill) => [skill.id, skill])));
  readonly #marked: ReadonlySet<string> = $derived.by(() => new Set(this.#open?.cards.flatMap(({ marked = [] }) => marked)));
  readonly #lords: ReadonlyMap<string, GeneralThing> = $derived.by(
    () => new Map([...this.generals.values()].flatMap((general) => (general.lord_of === undefined ? [] : [[general.lord_of, general] as const]))),
  );

  get known(): boolean {
    return this.#box !== null;
  }
  get editions(): string[] {
    return this.#box?.editions.map(({ id }) => id) ?? [];
  }
  /** Everybody in the box of an edition, whichever is spoken of. */
  generalsOf(edition: string): readonly GeneralThing[] {
    return this.#box?.editions.find(({ id }) => id === edition)?.generals ?? [];
  }
  /** The packages that are not played with this value of the option `packages`. */
  without(preset: string): readonly string[] {
    return this.#box?.presets.find(({ id }) => id === preset)?.without ?? [];
  }
  /** A general, or a soldier, who lies where one was removed. */
  general(id: string | null): GeneralThing | undefined {
    return this.generals.get(id ?? '') ?? soldierOf(id ?? '');
  }
  /** The lord that this general is as head. */
  lordOf(id: string): GeneralThing | undefined {
    return this.#lords.get(id);
  }
  /** This printed card carries the mark (连横). */
  marked(card: string): boolean {
    return this.#marked.has(card);
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

/** `soldier_male_wei` as it travels. */
function soldierOf(id: string): GeneralThing | undefined {
  const [, sex, kingdom] = /^soldier_(male|female)_(\w+)$/.exec(id) ?? [];
  return sex === undefined || kingdom === undefined ? undefined : { id, package: '', kingdom, sex, half_fish: 0, companions: [], skills: [] };
}

export function kingdomsOf({ kingdom, second }: GeneralThing): string[] {
  return second === undefined ? [kingdom] : [kingdom, second];
}

/** 珠联璧合; a lord goes with everybody of his kingdom. */
export function areCompanions(one: string, other: string): boolean {
  const [a, b] = [things.generals.get(one), things.generals.get(other)];
  if (a === undefined || b === undefined) return false;
  if (a.lord_of !== undefined || b.lord_of !== undefined) return kingdomsOf(a).some((kingdom) => kingdomsOf(b).includes(kingdom));
  return a.companions.includes(other);
}
