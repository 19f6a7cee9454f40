import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clean } from './axe';
import { open, person } from './chromium';
import { sayName } from './rooms';
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
const narrow: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function fits(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

describe.each([
  ['desktop, paper', {}, 'paper'],
  ['phone, lamp', phone, 'lamp'],
  ['narrow, paper', narrow, 'paper'],
] as const)('%s', (_, size, theme) => {
  it('the gallery is found from the lobby, fits, and is free of axe violations', async () => {
    const { context, page, faults } = await person(browser, { ...size, reducedMotion: 'reduce' }, theme);
    await page.goto(server.base);
    await page.getByRole('link', { name: 'Hegemony gallery' }).click();
    await page.waitForURL(/\/gallery$/);
    const entries = page.locator('.entries > li');
    await expect.poll(() => entries.count()).toBe(60);
    await fits(page);
    await clean(page, 'generals');
    await page.getByText('Cards', { exact: true }).click();
    await expect.poll(() => entries.count()).toBe(45);
    await fits(page);
    await clean(page, 'cards');
    await page.reload();
    await expect.poll(() => entries.count()).toBe(60);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a pair is chosen: the screen fits, is free of axe violations, and the gallery opens over it', async () => {
    const { context, page, faults } = await person(browser, { ...size, reducedMotion: 'reduce' }, theme);
    await page.goto(`${server.base}/?play=guozhan,4,random`);
    await sayName(page, 'Qing Shan');
    await page.locator('.pool .g').first().waitFor();
    expect(await page.locator('.pool .g').count()).toBe(7);
    await fits(page);
    await clean(page, 'choosing');
    await page.locator('.pool .g.lit').first().click();
    await page.locator('.pool .g.lit').first().click();
    expect(await page.locator('.pool .g.picked').count()).toBe(2);
    await fits(page);
    await clean(page, 'a pair is picked');
    await page.getByRole('button', { name: 'Hegemony gallery' }).click();
    await expect.poll(() => page.locator('dialog .entries > li').count()).toBe(60);
    await clean(page, 'the gallery over the table');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.locator('.pool .g.picked').count()).toBe(2);
    await page.locator('.pairdock .primary').click();
    await page.locator('.pick').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('the gallery is searched and filtered, and says when nothing is left', async () => {
  const { context, page } = await person(browser);
  await page.goto(`${server.base}/gallery`);
  const entries = page.locator('.entries > li');
  await expect.poll(() => entries.count()).toBe(60);
  await page.getByRole('searchbox').fill('peerless');
  await expect.poll(() => entries.count()).toBe(1);
  expect(await entries.first().textContent()).toContain('Lü Bu');
  expect(await page.getByRole('status').first().textContent()).toBe('1 of 60');
  await page.getByRole('button', { name: 'Wei', exact: true }).click();
  await page.getByText('Nothing like that').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => entries.count()).toBe(60);
  await page.getByRole('button', { name: 'Wu', exact: true }).click();
  await expect.poll(() => entries.count()).toBe(15);
  await context.close();
});

it('the gallery is read in three languages', async () => {
  const { context, page, faults } = await person(browser);
  await page.goto(`${server.base}/gallery`);
  await page.locator('.entries > li').first().waitFor();
  for (const [language, lang, title] of [['简体', 'zh-Hans', '国战图鉴'], ['繁體', 'zh-Hant', '國戰圖鑑']] as const) {
    await page.locator('.appbar .menu > button').click();
    await page.getByText(language).first().click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang);
    expect(await page.locator('h1').textContent()).toBe(title);
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('a pair is chosen by keyboard alone', async () => {
  const { context, page, faults } = await person(browser);
  await page.goto(`${server.base}/?play=guozhan,4,random`);
  await sayName(page, 'Zhu Ying');
  await page.locator('.pool .g.lit').first().waitFor();
  await page.keyboard.press('Digit1');
  await expect.poll(() => page.locator('.pool .g.picked').count()).toBe(1);
  // the head is one of those counted, and stands before or after its partners
  for (let step = 1; step <= 7 && (await page.locator('.pool .g.picked').count()) < 2; step++) {
    if (await page.locator('.pool .g.lit, .pool .g.picked').nth(step - 1).evaluate((node) => node.matches('.picked'))) continue;
    await page.keyboard.press(`Digit${step}`);
  }
  expect(await page.locator('.pool .g.picked').count()).toBe(2);
  const pair = await page.locator('.pairdock .q').textContent();
  await page.keyboard.press('s');
  await expect.poll(() => page.locator('.pairdock .q').textContent()).not.toBe(pair);
  await page.keyboard.press('Enter');
  await page.locator('.pick').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});
