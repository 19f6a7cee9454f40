import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clean } from './axe';
import { open, person } from './chromium';
import { Dice } from './dice';
import { play, pointer } from './playing';
import { fill, openRoom } from './rooms';
import { serve, type Server } from './server';

/** The current edition of 国战: marks, lords, formations, recruiting, alliances, other deputies. */
const sizes = { desktop: { width: 1440, height: 900 }, laptop: { width: 1366, height: 700 }, phone: { width: 390, height: 844 }, narrow: { width: 360, height: 740 } };
const scenes = ['pairs', 'marks', 'lord', 'soldier', 'alliance', 'summoned', 'join', 'deputy', 'obey', 'royal', 'ox'];
/** With LOOK set to a folder, every scene is kept there as a picture. */
const looks = process.env['LOOK'];

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
afterAll(async () => {
  await browser.close();
  await Promise.all([server.stop(), vite.close()]);
});

async function lay(page: Page, scene: string): Promise<void> {
  await page.goto(`${base}fixtures.html?scene=gz-current-${scene}`);
  await page.locator('.question, .pick').first().waitFor();
}
const thing = (of: string, value: string | number) => `[data-thing='${JSON.stringify([of, value])}']`;

describe.each([['desktop, by mouse', sizes.desktop, false], ['phone, by finger', sizes.phone, true]] as const)('%s', (_, viewport, finger) => {
  /** What each scene is answered with, thing by thing; then the answer is on its way. */
  async function answered(scene: string, ...touched: string[]): Promise<void> {
    const { context, page, faults } = await person(browser, { viewport, hasTouch: finger, isMobile: finger, reducedMotion: 'reduce' });
    await lay(page, scene);
    for (const one of touched) {
      const place = page.locator(one).first();
      await (finger ? place.tap() : place.click());
    }
    await page.locator('.question .acts .btn:disabled, .pairdock .primary:disabled').first().waitFor();
    expect(await page.locator('.question .acts .btn:not(:disabled)').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  }
  const confirm = '.question .acts .primary';

  it('a mark is spent', () => answered('marks', `.me ${thing('mark', 'fish')}`, confirm));
  it('the mark of a careerist is spent as another', () => answered('marks', `.me ${thing('mark', 'careerist')}`, '.acts button:has-text("Draw two")', confirm));
  it('a lord is turned up', () => answered('lord', `.me ${thing('general', 'head')}`, confirm));
  it('a formation is joined', () => answered('summoned', '.acts button:has-text("Reveal the head")'));
  it('somebody is recruited', () => answered('join', '.acts button:has-text("Join")'));
  it('a marked card is given to another kingdom', () =>
    answered('alliance', `.me ${thing('act', 'alliance')}`, '.gzhand .cslot.lit:has(.linked)', '.board .seat.lit', confirm));
  it('another deputy is chosen', () => answered('deputy', '.gzoffer .oslot:has-text("Zhang Fei")', confirm));
  it('a pair with a general of one place is chosen', async () => {
    const { context, page, faults } = await person(browser, { viewport, hasTouch: finger, isMobile: finger, reducedMotion: 'reduce' });
    await lay(page, 'pairs');
    for (const id of ['wen_qin', 'lu_kang']) {
      const place = page.locator(`.pool ${thing('general', id)}`);
      await (finger ? place.tap() : place.click());
    }
    await page.locator('.pairdock .primary:not(:disabled)').click();
    expect(await page.locator('.pairdock .q').textContent()).toContain('You chose Lu Kang as head and Wen Qin as deputy');
    expect(faults).toEqual([]);
    await context.close();
  });
});

it.each(Object.entries(sizes))('no scene is wider than the screen, and what is asked can be reached: %s', async (size, viewport) => {
  for (const locale of ['zh-CN', 'en-GB']) {
    const { context, page, faults } = await person(browser, { viewport, locale, reducedMotion: 'reduce' });
    for (const scene of scenes) {
      await lay(page, scene);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ scene, wide }).toEqual({ scene, wide: viewport.width });
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('.question .acts button, .gzhand .cslot.lit, .gzoffer .oslot, .me .mark.held')]
          .map((node) => node.getBoundingClientRect())
          .filter((rect) => rect.width > 0 && (rect.left < -1 || rect.right > innerWidth + 1 || rect.bottom > innerHeight + 1))
          .length,
      );
      expect({ scene, outside }).toEqual({ scene, outside: 0 });
      if (looks !== undefined) await page.screenshot({ path: join(looks, `${size}-${scene}-${locale}.png`) });
    }
    expect(faults).toEqual([]);
    await context.close();
  }
});

it.each([['paper', sizes.desktop], ['lamp', sizes.desktop], ['paper', sizes.phone]] as const)('axe finds nothing: %s', async (theme, viewport) => {
  const { context, page } = await person(browser, { viewport, reducedMotion: 'reduce' }, theme);
  for (const scene of scenes) {
    await lay(page, scene);
    await clean(page, `${scene} ${theme} ${viewport.width}`);
  }
  await context.close();
});

it('a whole game of the current edition by mouse, to the end', async () => {
  const { context, page, faults } = await person(browser);
  await openRoom(page, server.base, 'Qing Shan', 5, 'Hegemony');
  await page.getByRole('radiogroup', { name: 'Edition' }).getByText('Current', { exact: true }).click();
  await fill(page, 'Random');
  await page.getByRole('button', { name: /^Start/ }).click();
  for (let picked = 0; picked < 2; picked++) await page.locator('.pool .g.lit').first().click();
  await page.locator('.pairdock .primary:not(:disabled)').click();
  await page.locator('.game.gz').waitFor();
  await play(page, pointer(page), new Dice(31));
  await page.locator('main.end h1').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
