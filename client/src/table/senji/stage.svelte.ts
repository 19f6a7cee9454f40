import type { Play } from '../play.svelte';
import { keyOf, province, samePlace, type MapArrow, type Place, type PlaceState, type States } from './map';
import { isSea } from './box';
import { Orders } from './orders.svelte';
import { answerOf, begin, waysOf, withArmies, type Plan, type Way } from './plan';
import type { Thing } from '../question';
import type { SjView } from './types';

/** Questions whose places are lit while all others step back. */
const dimming = new Set(['senji-name-home', 'senji-name-order', 'senji-move', 'senji-refuge']);

/** What the map has to do with the question: what is lit, what is being planned, what is looked at. */
export class Stage {
  readonly orders: Orders;
  /** Looked at on purpose, and by the way. */
  looked: Place | null = $state.raw(null);
  hovered: Place | null = $state.raw(null);
  #plan: { id: number; plan: Plan } | null = $state.raw(null);

  readonly #ask = $derived.by(() => (this.play.phase === 'open' ? this.play.ask : null));
  readonly ways: Way[] = $derived.by(() => (this.#ask?.about === 'senji-move' ? waysOf(this.#ask) : []));
  readonly plan: Plan | null = $derived.by(() => (this.#plan !== null && this.#plan.id === this.#ask?.id ? this.#plan.plan : null));
  /** Where the units stand that may move. */
  readonly from: Place | null = $derived.by(() => {
    const place = this.#ask?.about === 'senji-move' ? this.#ask.args['place'] : null;
    return typeof place === 'string' ? this.#placeOf(place) : null;
  });
  readonly dims: boolean = $derived.by(() => dimming.has(this.#ask?.about ?? ''));
  readonly states: States = $derived.by(() => this.#states());
  readonly arrows: MapArrow[] = $derived.by(() => {
    const { me, seats } = this.view();
    const family = me === null ? undefined : seats[me.seat]?.family;
    if (me === null || this.plan === null || this.from === null || family === undefined) return [];
    // at sea: where my ships lie, or would lie
    const at = (id: string): Place => (isSea(id) ? { of: 'fleet', sea: id, seat: me.seat } : province(id));
    const { to, by } = this.plan.way;
    const legs: [Place, Place][] = by === null ? [[this.from, at(to)]] : [[this.from, at(by)], [at(by), at(to)]];
    return legs.map(([a, b]) => ({ family, from: a, to: b, plan: true }));
  });

  constructor(
    private readonly play: Play,
    private readonly view: () => SjView,
  ) {
    this.orders = new Orders(play);
  }

  /** The province whose order is being chosen: the one looked at, else the first without one. */
  get ordering(): string | null {
    const { looked, orders } = this;
    if (orders.ask === null || this.play.phase !== 'open') return null;
    if (looked?.of === 'province' && orders.provinces.includes(looked.id)) return looked.id;
    return null;
  }
  nextOrder(): void {
    const [next] = this.orders.open;
    if (next !== undefined) this.looked = province(next);
  }

  setPlan(plan: Plan | null): void {
    const ask = this.#ask;
    if (ask === null) return;
    this.#plan = plan === null ? null : { id: ask.id, plan };
    const answer = plan === null ? null : answerOf(ask, plan);
    if (answer === null) this.play.reset();
    else this.play.lay(answer);
  }
  armies(by: number): boolean {
    if (this.plan === null) return false;
    this.setPlan(withArmies(this.plan, this.plan.armies + by));
    return true;
  }
  get planTo(): Place | null {
    return this.plan === null ? null : this.#aim(this.plan.way.to);
  }
  /** The ways to the place of the plan. */
  get waysThere(): Way[] {
    return this.ways.filter(({ to }) => to === this.plan?.way.to);
  }

  /** A place was pressed: chosen, given back, or asked why not. */
  pick(place: Place, node: Element | null): void {
    const ask = this.#ask;
    if (ask === null || ask.about === 'senji-orders' || ask.about === 'senji-place') return;
    if (ask.about === 'senji-move') {
      const id = place.of === 'fleet' ? place.sea : place.id;
      const way = this.ways.find(({ to }) => to === id);
      if (way !== undefined) {
        this.setPlan(this.plan?.way.to === id ? null : begin(way));
        return;
      }
    }
    const lit = this.#things(place).find((thing) => ['lit', 'picked'].includes(this.play.look(thing)));
    if (lit !== undefined) {
      this.play.touch(lit);
      return;
    }
    const dark = this.#things(place).find((thing) => this.play.why(thing) !== null);
    if (dark !== undefined && node !== null) this.play.showWhy(dark, node);
    else this.play.hideWhy();
  }

  /** What a place is called in a question. */
  #things(place: Place): Thing[] {
    switch (place.of) {
      case 'province':
        return [['province', place.id], ['place', place.id]];
      case 'sea':
        return [['place', place.id], ['sea', place.id]];
      case 'fleet':
        return [['fleet', { sea: place.sea, seat: place.seat }], ['place', place.sea]];
    }
  }
  #placeOf(id: string): Place {
    const seat = this.view().me?.seat;
    if (!isSea(id)) return province(id);
    return seat !== undefined && this.view().seas[id]?.some((fleet) => fleet.seat === seat) === true ? { of: 'fleet', sea: id, seat } : { of: 'sea', id };
  }
  #aim(id: string): Place {
    return isSea(id) ? { of: 'sea', id } : province(id);
  }

  #states(): States {
    const ask = this.#ask;
    if (ask === null) return {};
    const view = this.view();
    const all = (entries: (readonly [Place, PlaceState])[]) => Object.fromEntries(entries.map(([place, state]) => [keyOf(place), state]));
    switch (ask.about) {
      case 'senji-orders':
        return all(this.orders.provinces.map((id) => [province(id), id === this.ordering ? 'sel' : 'lit']));
      case 'senji-place': {
        const id = ask.args['province'];
        return all(typeof id === 'string' ? [[province(id), 'sel']] : []);
      }
      case 'senji-move':
        return all([
          ...this.ways.map(({ to }) => [this.#aim(to), 'lit'] as const),
          ...(this.from === null ? [] : [[this.from, 'sel'] as const]),
          ...(this.plan === null ? [] : [[this.#aim(this.plan.way.to), this.plan.way.war === null ? 'sel' : 'target'] as const]),
        ]);
    }
    const places: Place[] = [
      ...Object.keys(view.provinces).map(province),
      ...Object.keys(view.seas).map((id): Place => ({ of: 'sea', id })),
      ...Object.entries(view.seas).flatMap(([sea, list]) => list.map(({ seat }): Place => ({ of: 'fleet', sea, seat }))),
    ];
    return all(
      places.flatMap((place): [Place, PlaceState][] => {
        const looks = this.#things(place).map((thing) => this.play.look(thing));
        if (looks.includes('picked')) return [[place, 'sel']];
        return looks.includes('lit') ? [[place, 'lit']] : [];
      }),
    );
  }

  isLooked(place: Place): boolean {
    return samePlace(this.looked, place);
  }
}
