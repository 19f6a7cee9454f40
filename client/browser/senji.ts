import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { person } from './chromium';
import { Dice } from './dice';
import { fill, openRoom, sayName } from './rooms';

/** A person at the table: the page, and every frame that has come to it. */
export interface Sitter {
  page: Page;
  faults: string[];
  frames: string[];
  /** The question that is open for this person, as the server said it, and the kinds of all there have been. */
  asked: () => { id: number; about: string } | null;
  kinds: Set<string>;
  dice: Dice;
}

const seated: BrowserContext[] = [];
/** Everybody goes; also after a test that has failed, so that what they have on their screens burdens nobody. */
export async function leave(): Promise<void> {
  for (const context of seated.splice(0)) await context.close();
}

export async function sit(browser: Browser, seed: number, options: BrowserContextOptions = {}, theme: 'paper' | 'lamp' = 'paper'): Promise<Sitter> {
  const { context, page, faults } = await person(browser, options, theme);
  seated.push(context);
  const frames: string[] = [];
  const kinds = new Set<string>();
  let ask: { id: number; about: string } | null = null;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      const frame = JSON.parse(text) as { t: string; ask?: { id: number; about: string } | null };
      if (frame.t !== 'pong') frames.push(text);
      if (frame.t !== 'ask') return;
      ask = frame.ask ?? null;
      if (ask !== null) kinds.add(ask.about);
    });
  });
  return { page, faults, frames, kinds, asked: () => ask, dice: new Dice(seed) };
}

/** A room whose winters last so many seconds (0: as long as anybody talks). */
export async function openSenji(page: Page, base: string, name: string, seats: number, winter: number): Promise<string> {
  const address = await openRoom(page, base, name, seats, 'SENJI');
  const field = page.getByRole('spinbutton', { name: 'Length of winter' });
  await field.fill(String(winter));
  await field.press('Tab');
  await page.waitForTimeout(200);
  return address;
}

/** Alone with bots, up to the first question. */
export async function withBots(sitter: Sitter, base: string, name: string, seats: number, winter: number, level: string): Promise<void> {
  await openSenji(sitter.page, base, name, seats, winter);
  await fill(sitter.page, level);
  await sitter.page.getByRole('button', { name: /^Start/ }).click();
  await sitter.page.locator('.keep').waitFor();
}

/** Three persons at one table, nobody else. */
export async function three(sitters: readonly Sitter[], base: string, winter: number): Promise<void> {
  const [host, ...guests] = sitters;
  if (host === undefined) return;
  const names = ['Lao Chen', 'A Zhu', 'Mo Bai'];
  const address = await openSenji(host.page, base, names[0] ?? '', sitters.length, winter);
  for (const [at, { page }] of guests.entries()) {
    const name = names[at + 1] ?? '';
    await page.goto(address);
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await sayName(page, name);
    await host.page.locator('.seatrow', { hasText: name }).waitFor();
  }
  await host.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of sitters) await page.locator('.keep').waitFor();
}

/** How somebody plays. */
export interface Way {
  finger?: boolean;
  /** The order for the n-th of the own provinces: 0 produce, 1 recruit, 2 move. */
  order?: (n: number) => 0 | 1 | 2;
  /** From which chance on an attack is made. */
  boldness?: number;
}

/** The mouse or a finger of one sitter: each question is answered by touching what lies on the screen. */
export class Hand {
  #ask = -1;
  #tried: string[] = [];
  /** Winters in which a bid has been tried. */
  readonly #busied = new Set<string>();

  constructor(
    readonly sitter: Sitter,
    readonly way: Way = {},
  ) {}
  get page(): Page {
    return this.sitter.page;
  }

  async touch(target: Locator): Promise<void> {
    await (this.way.finger === true ? target.tap({ timeout: 2000 }) : target.click({ timeout: 2000 }));
  }
  async touchIf(selector: string): Promise<boolean> {
    const target = this.page.locator(selector);
    const n = await target.count();
    if (n === 0) return false;
    await this.touch(target.nth(this.sitter.dice.below(n)));
    return true;
  }
  confirm(): Promise<boolean> {
    return this.touchIf('.question .acts .btn.primary:not(:disabled)');
  }
  /** A place of the map, where it can be seen and nothing lies over it. */
  async touchPlace(selector: string, again = false): Promise<string | null> {
    const spots = await this.page.evaluate((wanted) => {
      const free = (node: Element) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        for (const y of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
          for (const x of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
            const [a, b] = [left + x * width, top + y * height];
            if (document.elementFromPoint(a, b)?.closest('[data-place]') === node) return [a, b];
          }
        }
        return null;
      };
      return [...document.querySelectorAll(wanted)].flatMap((node) => {
        const at = free(node);
        const foe = / · (?!you\b)/.test(node.getAttribute('aria-label') ?? '');
        return at === null ? [] : [{ key: node.getAttribute('data-place') ?? '', foe, x: at[0] ?? 0, y: at[1] ?? 0 }];
      });
    }, selector);
    const open = spots.filter(({ key }) => again || !this.#tried.includes(key));
    // whoever is bold looks at the lands of others first
    const spot = this.sitter.dice.one(this.way.boldness === 0 ? open.filter(({ foe }) => foe) : []) ?? this.sitter.dice.one(open);
    if (spot === undefined) return null;
    this.#tried.push(spot.key);
    await (this.way.finger === true ? this.page.touchscreen.tap(spot.x, spot.y) : this.page.mouse.click(spot.x, spot.y));
    return spot.key;
  }

  /** One touch, or a few that belong together, towards the answer of this question, if it is still asked. */
  async act(ask = this.sitter.asked()): Promise<void> {
    if (ask === null || ask !== this.sitter.asked() || (await this.page.locator('.question.idle').count()) > 0) {
      await this.page.waitForTimeout(50);
      return;
    }
    if (ask.id !== this.#ask) {
      this.#ask = ask.id;
      this.#tried = [];
    }
    try {
      await this.#answer(ask.about);
    } catch (error) {
      // the question may have changed under the hand, as it may for a person
      if (!(error instanceof Error) || !error.message.includes('Timeout')) throw error;
    }
    await this.page.waitForTimeout(20);
  }
  #answer(about: string): Promise<unknown> {
    switch (about) {
      case 'senji-winter':
        return this.#winter();
      case 'senji-orders':
        return this.#orders();
      case 'senji-move':
        return this.#move();
      case 'senji-settle':
        return this.#settle();
      case 'senji-place':
      case 'senji-autumn-order':
        return this.confirm();
      default:
        return this.#plain();
    }
  }

  /** What is lit, then the red button; or one of the other buttons. */
  async #plain(): Promise<void> {
    if (await this.confirm()) return;
    // the last war may still be shown
    if ((await this.page.locator('.offers-laid button').count()) === 0 && (await this.touchIf('.war header .iconbtn'))) return;
    if (await this.touchIf('.keep .three button.lit, .offers-laid button.lit, .pickdice button.lit, .house.lit, .asked .row button:not(.on), .ord ol button:not([aria-pressed="true"])')) return;
    if ((await this.touchPlace(':is(.prov, .sea, .fleet).lit', true)) !== null) return;
    await this.touchIf('.question .acts .btn:not(:disabled)');
  }
  async #winter(): Promise<void> {
    if (await this.touchIf('[data-offer].theirs.open .btn.ink:not(:disabled)')) return;
    const year = (await this.page.locator('b', { hasText: /^Year \d/ }).first().textContent({ timeout: 2000 })) ?? '';
    if (!this.#busied.has(year) && (await this.page.locator('.question [data-ready].primary').count()) > 0) {
      this.#busied.add(year);
      if (await this.touchIf('.lot .sjadd')) {
        await this.touchIf('[data-winter-hand] .sjcard:not(:disabled)');
        await this.touchIf('.lot .acts .btn.ink:not(:disabled)');
        await this.page.keyboard.press('Escape');
      }
      return;
    }
    if (!(await this.touchIf('.question [data-ready].primary:not(:disabled)'))) await this.page.waitForTimeout(100);
  }
  async #orders(): Promise<void> {
    if (await this.confirm()) return;
    const tile = this.page.locator('.korders button');
    for (let at = 0; at < (await tile.count()); at++) {
      if (!/no order yet/.test((await tile.nth(at).getAttribute('aria-label')) ?? '')) continue;
      await this.touch(tile.nth(at));
      const kind = this.way.order?.(at) ?? this.sitter.dice.below(3);
      await this.touch(this.page.locator('.slip .kcol').nth(kind));
    }
  }
  async #move(): Promise<void> {
    if (await this.touchIf('.war header .iconbtn')) return;
    if ((await this.page.locator('.slip.plan').count()) > 0) {
      const chance = await this.page.locator('.slip.plan .odds b').first().textContent({ timeout: 300 }).catch(() => null);
      if (chance === null || Number.parseInt(chance) >= (this.way.boldness ?? 55)) {
        await this.confirm();
        return;
      }
    }
    // a few places are looked at, then it is enough
    if (this.#tried.length < 3 && (await this.touchPlace(':is(.prov, .sea, .fleet).lit')) !== null) return;
    await this.touch(this.page.locator('.question .acts .btn', { hasText: 'That is all' }));
  }
  async #settle(): Promise<void> {
    if (await this.confirm()) return;
    const desks = ['.settle .do .btn.ink', '.slots .few .sjcard', '.settle [aria-label="Trade"] .sjcard:not(:disabled)', '.settle .set .btn.ink:not(:disabled)'];
    for (const desk of desks) if (await this.touchIf(desk)) return;
    if (await this.touchIf('.settle [aria-label="Autumn of a ronin"] .btn[aria-pressed="false"]:not(:disabled)')) return;
    await this.touch(this.page.locator('.question .acts .btn', { hasText: 'Settled' }));
  }
}

/** Plays until the match is over, or until what is looked for is there. */
export async function playOn(hand: Hand, until: () => boolean | Promise<boolean> = () => false, most = 300_000): Promise<boolean> {
  const begun = Date.now();
  let last = '';
  let same = 0;
  while (Date.now() - begun < most) {
    const ask = hand.sitter.asked();
    if (await until()) return true;
    if ((await hand.page.locator('main.finale').count()) > 0) return false;
    const now = JSON.stringify(ask);
    same = now === last && now !== 'null' && !now.includes('senji-winter') ? same + 1 : 0;
    last = now;
    if (same > 120) throw new Error(`the screen does not answer: ${now} ${(await hand.page.locator('.dock').textContent()) ?? ''}`);
    await hand.act(ask);
  }
  throw new Error(`no end after ${most} ms: ${JSON.stringify(hand.sitter.asked())}`);
}
