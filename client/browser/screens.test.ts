import type { Browser, BrowserContextOptions, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clean } from './axe';
import { open, person } from './chromium';
import { Dice } from './dice';
import { look, play, pointer } from './playing';
import { openRoom } from './rooms';
import { serve, type Server } from './server';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([serve(), open()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.each([
  ['desktop, paper', {}, 'paper'],
  ['phone, lamp', phone, 'lamp'],
] as const)('every screen is free of axe violations: %s', (_, size, theme) => {
  it('home, doors, waiting room, table, declaration, end', async () => {
    const finger = size === phone;
    const { context, page, faults } = await person(browser, { ...size, reducedMotion: 'reduce' }, theme);
    await page.goto(server.base);
    await page.getByRole('button', { name: 'Open a room' }).first().waitFor();
    await clean(page, 'home');
    await page.goto(`${server.base}/room/ABCDEFGH`);
    await page.getByRole('heading', { name: 'No such room' }).waitFor();
    await clean(page, 'unknown room');
    await page.goto(`${server.base}/nowhere/at/all`);
    await page.getByRole('main').waitFor();
    await clean(page, 'no such page');
    await openRoom(page, server.base, 'Qing Shan', 4);
    await clean(page, 'waiting room');
    await page.getByRole('button', { name: /Fill with bots and start/ }).click();
    await page.locator('.question').waitFor();
    const looked = new Set<string>();
    await play(page, pointer(page, finger), new Dice(7), async (seen) => {
      const kind = seen.dialog ? 'declaration' : seen.question.replace(/\P{L}+/gu, ' ').slice(0, 24);
      if (seen.idle || looked.has(kind) || looked.size > 8) return false;
      looked.add(kind);
      await clean(page, kind);
      // the declaration, whenever it can be opened
      if (!seen.dialog && !looked.has('declaration')) {
        await page.keyboard.press('v');
        if ((await look(page)).dialog) {
          looked.add('declaration');
          await clean(page, 'declaration');
          await page.keyboard.press('Escape');
        }
      }
      return false;
    });
    expect(looked.size).toBeGreaterThan(2);
    await page.locator('main.end h1').waitFor();
    await clean(page, 'end');
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await context.close();
  });
});

it('the language changes in the middle of a question, and the question stays', async () => {
  const { context, page } = await person(browser);
  await openRoom(page, server.base, 'Qing Shan', 3);
  await page.getByRole('button', { name: /Fill with bots and start/ }).click();
  await expect.poll(async () => (await look(page)).idle, { timeout: 60_000 }).toBe(false);
  const english = await look(page);
  await page.getByRole('button', { name: /English|Language/ }).first().click();
  await page.getByText('简体').first().click();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-Hans');
  const chinese = await look(page);
  expect(chinese.buttons.length).toBe(english.buttons.length);
  expect(chinese.lit).toEqual(english.lit);
  expect(chinese.question).toMatch(/\p{Script=Han}/u);
  await context.close();
});

it('a lost connection is said in words and mends itself', async () => {
  const { context, page } = await person(browser);
  const wires: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws\//, (wire) => {
    wires.push(wire);
    wire.connectToServer();
  });
  await openRoom(page, server.base, 'Qing Shan', 3);
  await page.getByRole('button', { name: /Fill with bots and start/ }).click();
  await expect.poll(async () => (await look(page)).idle, { timeout: 60_000 }).toBe(false);
  await wires.at(-1)?.close({ code: 3001, reason: 'cut' });
  await page.getByText(/connection is lost|connection was lost|reconnecting/i).first().waitFor();
  await expect.poll(() => wires.length, { timeout: 30_000 }).toBeGreaterThan(1);
  await expect.poll(async () => (await look(page)).idle, { timeout: 60_000 }).toBe(false);
  await context.close();
});
