import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { clean } from './axe';
import { open, person } from './chromium';
import { Hand, leave, playOn, sit, three, withBots, type Sitter } from './senji';
import { run, serve, type Server } from './server';

let vite: ViteDevServer;
let server: Server;
let browser: Browser;
let base: string;

beforeAll(async () => {
  vite = await createServer({ root: join(import.meta.dirname, '..'), server: { port: 0, host: '127.0.0.1', watch: null }, logLevel: 'error' });
  await vite.listen();
  base = vite.resolvedUrls?.local[0] ?? '';
  [server, browser] = await Promise.all([serve(), open()]);
});
afterEach(leave);
afterAll(async () => {
  await browser.close();
  await Promise.all([server.stop(), vite.close()]);
});

/** The match has ended, and the record that the person gets of it is right. */
async function sound(page: Page): Promise<void> {
  await page.locator('main.finale h1').waitFor();
  const link = page.locator('a[href$="/record"]').first();
  const record = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  expect(record.status()).toBe(200);
  const file = join(mkdtempSync(join(tmpdir(), 'sanzhan-record-')), 'game.sanzhan.jsonl');
  writeFileSync(file, await record.text());
  expect((await run('replay', 'verify', file)).said).toContain('every hash and digest is right');
}

it('a whole game of four by mouse, to the end', async () => {
  const sitter = await sit(browser, 11);
  await withBots(sitter, server.base, 'Qing Shan', 4, 6, 'Thumb');
  await playOn(new Hand(sitter));
  await sound(sitter.page);
  expect([...sitter.kinds]).toEqual(expect.arrayContaining(['senji-keep', 'senji-place', 'senji-winter', 'senji-orders', 'senji-move', 'senji-settle']));
  expect(sitter.faults).toEqual([]);
});

/** All that can be read on the screen, but for the clock. */
function reading(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const node of copy.querySelectorAll('script, [role="timer"], .clock')) node.remove();
    const texts = [...copy.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : [])));
    return texts.filter((text) => text !== '' && !/^(\d+ seconds|One minute) left\.\u200b?$/.test(text));
  });
}
/** The same, once everything that happened has been read out. */
async function settled(page: Page): Promise<string[]> {
  for (let before = await reading(page); ; ) {
    await page.waitForTimeout(2000);
    const now = await reading(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}
const first = (page: Page, selector: string) => page.locator(selector).first();
/** What a diplomacy card is called on the wire. */
const card = /\b[a-z]+\.(?:hostage|support|trade)\.\d/;

/** A draft: to whom, one card of the own hand for any card of theirs. */
async function offer({ page }: Sitter, to: string, openly: boolean): Promise<void> {
  await page.getByRole('button', { name: 'New offer' }).first().click();
  const draft = page.locator('[data-draft]');
  await draft.getByRole('radio', { name: new RegExp(`^${to}`) }).click();
  await first(page, '[data-winter-hand] .sjcard[aria-pressed="false"]').click();
  await draft.getByRole('button', { name: 'Name a card you want' }).click();
  const wishes = page.getByRole('dialog', { name: 'What do you want?' });
  await wishes.locator('.btn.any').click();
  await wishes.getByRole('button', { name: 'Done' }).click();
  if (openly) await draft.getByRole('radio', { name: 'Open' }).click();
  await draft.getByRole('button', { name: 'Send' }).click();
  await page.locator('[data-offer].mine.open').waitFor();
}
async function accept({ page }: Sitter): Promise<void> {
  const slip = page.locator('[data-offer].theirs.open');
  await slip.locator('.choices .sjcard').first().click();
  await slip.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('img', { name: 'Exchanged' }).first().waitFor();
}

it('two exchange in secret before the eyes of a third, then openly; a bid is changed while the sand runs', async () => {
  const sitters = [await sit(browser, 21), await sit(browser, 22), await sit(browser, 23)] as const;
  const [one, two, third] = sitters;
  await three(sitters, server.base, 45);
  await Promise.all(sitters.map((sitter) => playOn(new Hand(sitter), () => sitter.asked()?.about === 'senji-winter')));
  await Promise.all(sitters.map(({ page }) => page.locator('.council').waitFor()));

  // what the third sees, and what came to him, is the same before and after
  const [read, heard] = [await settled(third.page), third.frames.length];
  await offer(one, 'A Zhu', false);
  await accept(two);
  await one.page.getByRole('img', { name: 'Exchanged' }).waitFor();
  expect(third.frames.slice(heard)).toEqual([]);
  expect(await reading(third.page)).toEqual(read);
  expect(await third.page.locator('[data-offer]').count()).toBe(0);

  // openly, he sees the offer and what became of it
  await offer(two, 'Lao Chen', true);
  await third.page.locator('[data-offer].others.open', { hasText: 'A Zhu offers Lao Chen' }).waitFor();
  await accept(one);
  await expect.poll(() => reading(third.page)).not.toEqual(read);
  await third.page.locator('[data-offer].others.done').waitFor();
  expect(third.frames.slice(heard).join('\n')).toMatch(card);

  // a bid and its change: others see how many cards lie there, and no face of them
  const before = third.frames.length;
  const lot = first(one.page, '.lot:not(.shut)');
  const named = (await lot.getAttribute('aria-label')) ?? '';
  const theirs = third.page.getByRole('region', { name: named });
  for (const n of [1, 2]) {
    await lot.getByRole('button', { name: /^Add a card to the bid/ }).click();
    await first(one.page, '[data-winter-hand] .sjcard[aria-pressed="false"]:has(.dip:not(.faded))').click();
    await lot.locator('.acts .btn.ink').click();
    await theirs.getByRole('img', { name: n === 1 ? '1 card face down' : '2 cards face down' }).waitFor();
  }
  expect(third.frames.length).toBeGreaterThan(before);
  // what he saw go from hand to hand openly he may still know
  expect(third.frames.slice(before).join('\n').replaceAll(/\["me","known"\],\{[^}]*\}/g, '')).not.toMatch(card);

  // nobody is ready: the sand runs out, and the bids are opened
  await expect.poll(() => third.frames.slice(before).join('\n'), { timeout: 60_000 }).toMatch(/"senji-winter-over"/);
  // samurai who have a word at the end of winter speak it first
  await Promise.all(sitters.map((sitter) => playOn(new Hand(sitter), () => sitter.asked()?.about === 'senji-orders')));
  expect(third.frames.slice(before).join('\n')).toMatch(/"senji-bids"/);
  for (const { faults } of sitters) expect(faults).toEqual([]);
});

it('orders, a march with its chances and a war with a finger on a phone', async () => {
  const sitter = await sit(browser, 31, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = sitter;
  await withBots(sitter, server.base, 'Mo Bai', 4, 6, 'Thumb');
  const seen = { named: false, chances: 0, stations: new Set<string>(), result: '' };
  const hand = new Hand(sitter, { finger: true, order: () => 2, boldness: 0 });
  const found = await playOn(hand, async () => {
    const now = await page.evaluate(() => ({
      named: [...document.querySelectorAll('.stage h2')].some((title) => title.textContent === 'Named'),
      chances: document.querySelectorAll('.slip.plan .odds li').length,
      station: document.querySelector('.war .steps .now')?.textContent ?? '',
      result: document.querySelector('.war .fin h3')?.textContent ?? '',
      wide: document.documentElement.scrollWidth,
    }));
    expect(now.wide).toBe(390);
    seen.named ||= now.named;
    seen.chances = Math.max(seen.chances, now.chances);
    if (now.station !== '') seen.stations.add(now.station);
    if (now.result !== '') seen.result = now.result;
    return seen.named && seen.chances > 0 && seen.stations.size > 1 && seen.result !== '';
  });
  expect({ found, ...seen, stations: [...seen.stations] }).toMatchObject({ found: true, named: true });
  expect([...seen.stations]).toContain('Result');
  expect(seen.result).toMatch(/takes|wins|holds/);
  expect(sitter.faults).toEqual([]);
});

/** A question answered on the keyboard alone. */
async function keyed({ page, asked, dice }: Sitter): Promise<string | null> {
  const ask = asked();
  if (ask === null || (await page.locator('.question.idle').count()) > 0) {
    // nobody asked, nothing awaited: without a real pause the frames would never be read
    await page.waitForTimeout(50);
    return null;
  }
  const { id, about } = ask;
  const key = (name: string) => page.keyboard.press(name);
  const sends = () => page.locator('.question .acts .btn.primary:not(:disabled)').count();
  switch (about) {
    case 'senji-keep':
      if ((await page.locator('.keep .picked').count()) === 0) await key('Digit2');
      break;
    case 'senji-winter':
      // once ready, Enter would take it back
      if ((await page.locator('[data-ready].primary').count()) === 0) return null;
      break;
    case 'senji-place':
    case 'senji-autumn-order':
      break;
    case 'senji-orders': {
      // a move for the first province, then each kind, as long as one is without
      for (let at = 0; at < 8 && (await sends()) === 0; at++) {
        await key('n');
        await key(`Digit${at === 0 ? 3 : 1 + (at % 3)}`);
      }
      break;
    }
    case 'senji-name-home':
    case 'senji-name-order':
    case 'senji-move':
      // Enter on a place chooses it, on the one chosen it confirms
      if ((await sends()) > 0) break;
      for (let steps = 1 + dice.below(4); steps > 0; steps--) await key('n');
      await key('Enter');
      // the plan of a march unfolds; on a busy machine it takes a while
      if (about === 'senji-move') await page.locator('.slip.plan').waitFor({ timeout: 1500 }).catch(() => undefined);
      if (about === 'senji-move' && (await page.locator('.slip.plan').count()) > 0) await key('-');
      break;
    default:
      break;
  }
  const focused = () => page.evaluate(() => document.activeElement?.matches('.question .acts .btn, .offers-laid button.lit, .asked .row button') === true);
  const tabs = (await sends()) === 0 && !['senji-keep', 'senji-winter', 'senji-name-home', 'senji-name-order'].includes(about);
  // Tab to what can be chosen, or to the first button of the question
  for (let step = 0; tabs && step < 60 && !(await focused()); step++) await key('Tab');
  const pressed = (await sends()) > 0 || (await focused());
  // Enter would press a button of the table that has the focus: back to the map first
  const astray = await page.evaluate(() => document.activeElement?.matches(':is(a, button, input, [role="tab"]):not(.question *, .offers-laid *, .asked *)') === true);
  if (pressed && astray) await key('n');
  if (pressed) await key('Enter');
  // long before a clock would answer; a busy machine takes longer than a moment
  for (let moments = 0; pressed && moments < (about === 'senji-winter' ? 1 : 15) && asked()?.id === id; moments++) await page.waitForTimeout(100);
  return asked()?.id === id ? null : about;
}

it('set-up, orders, naming and a march by keyboard alone', async () => {
  const sitters = [await sit(browser, 41), await sit(browser, 42), await sit(browser, 43)] as const;
  await three(sitters, server.base, 0);
  const wanted = ['senji-keep', 'senji-name-home', 'senji-place', 'senji-orders', 'senji-name-order', 'senji-move'];
  const done = new Set<string>();
  const begun = Date.now();
  const marched = () => sitters.some(({ frames }) => frames.some((frame) => frame.includes('"senji-marched"')));
  while (!(wanted.every((one) => done.has(one)) && marched()) && Date.now() - begun < 90_000) {
    for (const sitter of sitters) {
      const about = await keyed(sitter);
      if (about !== null) done.add(about);
    }
  }
  expect([...done]).toEqual(expect.arrayContaining(wanted));
  expect(marched()).toBe(true);
  for (const { faults } of sitters) expect(faults).toEqual([]);
});

/** Winter, spring, summer, war, autumn and the end, with what each of them asks. */
const scenes = [
  'keep', 'home', 'place', 'winter-council', 'winter-three', 'orders', 'orders-three', 'naming', 'move', 'fleet', 'execute', 'reroll', 'support',
  'autumn-settle', 'autumn-ronin', 'autumn-show', 'autumn-order', 'watching', 'ended',
];
const main = ['keep', 'winter-council', 'orders', 'naming', 'move', 'support', 'autumn-settle', 'autumn-show', 'ended'];
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 }, narrow: { width: 360, height: 740 } };

async function see(page: Page, scene: string): Promise<void> {
  await page.goto(`${base}fixtures.html?scene=sj-${scene}`);
  await page.locator('.question, .finale').first().waitFor();
}

it('no scene is wider than the screen, and what is asked can be reached', async () => {
  const { context, page, faults } = await person(browser, { locale: 'zh-CN', reducedMotion: 'reduce' });
  for (const scene of scenes) {
    await see(page, scene);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(120);
      const { wide, outside } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        outside: [...document.querySelectorAll('.question .acts button')]
          .map((node) => node.getBoundingClientRect())
          .filter((rect) => rect.width > 0 && (rect.left < -1 || rect.right > innerWidth + 1 || rect.bottom > innerHeight + 1)).length,
      }));
      expect({ scene, size, wide, outside }).toEqual({ scene, size, wide: viewport.width, outside: 0 });
    }
  }
  expect(faults).toEqual([]);
  await context.close();
});

it.each([['paper', sizes.desktop], ['lamp', sizes.phone]] as const)('axe finds nothing: %s', async (theme, viewport) => {
  const { context, page } = await person(browser, { viewport, reducedMotion: 'reduce' }, theme);
  for (const scene of main) {
    await see(page, scene);
    await clean(page, `${scene} ${theme} ${viewport.width}`);
  }
  await context.close();
});

it('the language changes on every screen, and no text is missing', async () => {
  const { context, page, faults } = await person(browser, { reducedMotion: 'reduce' });
  for (const scene of main) {
    await see(page, scene);
    for (const lang of ['zh-Hans', 'zh-Hant', 'en']) {
      await page.locator('.menu > button[aria-haspopup="menu"]').first().click();
      await page.locator(`[role="menuitemradio"][lang="${lang}"]`).click();
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang);
      const text = await page.evaluate(() => document.body.innerText);
      expect({ scene, lang, ids: text.match(/\b(?:ui|ask|act|news|why|senji|option|win)-[a-z]+-[a-z-]+/g) }).toEqual({ scene, lang, ids: null });
    }
  }
  expect(faults).toEqual([]);
  await context.close();
});
