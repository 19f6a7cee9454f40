import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { open, person } from './chromium';
import { openRoom } from './rooms';
import { serve, type Server } from './server';

/** With SHOTS set, the pictures of the documents are made anew: SHOTS=1 npm run browser -- shots */
const folder = process.env['SHOTS'] === undefined ? null : join(import.meta.dirname, '../../docs/screens');
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 }, narrow: { width: 360, height: 740 } };
const scenes = [
  'fight', 'trade', 'window', 'turn', 'turn+v', 'demand', 'arrange', 'take', 'three', 'ten', 'watching', 'ended',
  'gz-choose', 'gz-choose+c', 'gz-turn', 'gz-dodge', 'gz-nullify', 'gz-rescue', 'gz-two', 'gz-twelve', 'gz-crowd', 'gz-watching', 'gz-ended', 'gz-careerist', 'gz-draw',
  'gz-current-marks', 'gz-current-lord', 'gz-current-summoned', 'gz-current-join', 'gz-current-alliance', 'gz-current-deputy', 'gz-current-soldier', 'gz-current-royal',
  'sj-winter-council', 'sj-orders', 'sj-orders+b', 'sj-naming', 'sj-move+Enter', 'sj-support', 'sj-autumn-settle', 'sj-ended',
];
const pictured: Record<string, string> = {
  fight: 'fight', trade: 'trade', 'turn+v': 'declaration', ended: 'end',
  'gz-choose': 'guozhan-choose', 'gz-turn': 'guozhan-turn', 'gz-nullify': 'guozhan-nullification', 'gz-ended': 'guozhan-end',
  'gz-current-marks': 'guozhan-marks', 'gz-current-lord': 'guozhan-lord', 'gz-current-summoned': 'guozhan-summon', 'gz-current-join': 'guozhan-recruiting',
  'gz-current-alliance': 'guozhan-alliance', 'gz-current-deputy': 'guozhan-deputy', 'gz-current-soldier': 'guozhan-soldier', 'gz-current-royal': 'guozhan-battle-royal',
  'sj-winter-council': 'senji-winter', 'sj-orders': 'senji-spring', 'sj-orders+b': 'senji-ledger', 'sj-naming': 'senji-summer',
  'sj-move+Enter': 'senji-attack', 'sj-support': 'senji-war', 'sj-autumn-settle': 'senji-autumn', 'sj-ended': 'senji-end',
};
/** What a key opens. */
const opened: Record<string, string> = { v: 'dialog[open]', c: '[data-say]', b: '.ledger', Enter: '.slip.plan' };
/** What has the focus when the key is pressed. */
const focused: Record<string, string> = { 'sj-move+Enter': '[data-place="province tamba"]' };

let vite: ViteDevServer;
let server: Server;
let browser: Browser;
let base: string;

beforeAll(async () => {
  vite = await createServer({ root: join(import.meta.dirname, '..'), server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  await vite.listen();
  base = vite.resolvedUrls?.local[0] ?? '';
  [server, browser] = await Promise.all([serve(), open()]);
  if (folder !== null) mkdirSync(folder, { recursive: true });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([server.stop(), vite.close()]);
});

async function keep(page: Page, name: string): Promise<void> {
  if (folder === null) return;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
}

it.each(Object.entries(sizes))('no scene is wider than the screen: %s', async (size, viewport) => {
  const { context, page, faults } = await person(browser, { viewport, locale: 'zh-CN', reducedMotion: 'reduce' });
  for (const scene of scenes) {
    const [name = '', key] = scene.split('+');
    await page.goto(`${base}fixtures.html?scene=${name}`);
    await page.locator('.question, .pick, main:is(.end, .finale)').first().waitFor();
    if (key !== undefined) {
      const place = focused[scene];
      if (place !== undefined) await page.locator(place).focus();
      await page.keyboard.press(key);
      await page.locator(opened[key] ?? '').waitFor();
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ scene, wide }).toEqual({ scene, wide: viewport.width });
    const picture = pictured[scene];
    if (picture !== undefined && size !== 'narrow') await keep(page, `${picture}-${size}`);
  }
  expect(faults).toEqual([]);
  await context.close();
});

it.each([['sj-naming', 'senji-summer-lamp-desktop'], ['gz-current-lord', 'guozhan-lord-lamp-desktop']])('a table by lamplight: %s', async (scene, picture) => {
  const { context, page, faults } = await person(browser, { locale: 'zh-CN', reducedMotion: 'reduce' }, 'lamp');
  await page.goto(`${base}fixtures.html?scene=${scene}`);
  await page.locator('.question').waitFor();
  await keep(page, picture);
  expect(faults).toEqual([]);
  await context.close();
});

it.each([['desktop', sizes.desktop], ['phone', sizes.phone]] as const)('the gallery fits: %s', async (size, viewport) => {
  const { context, page, faults } = await person(browser, { viewport, locale: 'zh-CN', reducedMotion: 'reduce' });
  await page.goto(`${server.base}/gallery`);
  await page.locator('.entries > li').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await keep(page, `guozhan-gallery-${size}`);
  expect(faults).toEqual([]);
  await context.close();
});

it.each([['desktop', sizes.desktop], ['phone', sizes.phone]] as const)('home and waiting room fit: %s', async (size, viewport) => {
  const { context, page, faults } = await person(browser, { viewport, reducedMotion: 'reduce' });
  await page.goto(server.base);
  await page.getByRole('button', { name: 'Open a room' }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await keep(page, `home-${size}`);
  await openRoom(page, server.base, 'Qing Shan', 5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await page.evaluate(() => scrollTo(0, 0));
  await keep(page, `room-${size}`);
  expect(faults).toEqual([]);
  await context.close();
});
