import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import things from '../src/table/guozhan/fixtures/things.json';
import { clean } from './axe';
import { open, person } from './chromium';
import { openRoom, sayName } from './rooms';
import { serve, type Server } from './server';

/** 禁将: the host says in the waiting room who is banned, the others read it, and nobody banned is dealt. */
const looks = process.env['LOOK'];
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
const opener = (page: Page) => page.getByRole('button', { name: /^Banned generals/ });
const chip = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const said = (page: Page) => page.getByRole('dialog').getByRole('status').textContent();

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('dialog *')].filter((node) => node.getBoundingClientRect().width > 0 && node.getBoundingClientRect().right > innerWidth + 1 && !node.matches('.vh')).length,
  );
  expect(wide).toBe(0);
}
async function look(page: Page, name: string): Promise<void> {
  if (looks !== undefined) await page.screenshot({ path: join(looks, `bans-${name}.png`) });
}
async function room(page: Page, name: string): Promise<string> {
  const address = await openRoom(page, server.base, name, 2, 'Hegemony');
  await page.getByRole('radiogroup', { name: 'Edition' }).getByText('Current', { exact: true }).click();
  return address;
}
const dealtOf = (pool: Locator) => pool.evaluateAll((nodes) => nodes.map((node) => (JSON.parse((node as HTMLElement).dataset['thing'] ?? '[]') as string[])[1] ?? ''));

it('the host bans, another person reads it, and nobody banned is dealt', async () => {
  const host = await person(browser);
  const guest = await person(browser);
  const address = await room(host.page, 'Qing Shan');
  await guest.page.goto(address);
  await guest.page.getByRole('button', { name: 'Take a seat' }).click();
  await sayName(guest.page, 'Mo Bai');
  await expect.poll(() => opener(guest.page).textContent()).toBe('Nobody banned');

  await opener(host.page).click();
  for (const pack of ['Standard', 'Buchen', 'Overseas']) await host.page.getByRole('button', { name: `Ban the package: ${pack}` }).click();
  await chip(host.page, 'Deng Ai').click();
  await chip(host.page, 'Zhang Fei').click();
  await expect.poll(() => said(host.page)).toMatch(/^\d+ banned, \d+ left$/);
  expect(await chip(host.page, 'Deng Ai').getAttribute('aria-pressed')).toBe('true');
  expect(await chip(host.page, 'Zhang Fei').getAttribute('aria-pressed')).toBe('false');
  expect(await chip(host.page, 'Lord Liu Bei').isDisabled()).toBe(true);
  await look(host.page, 'host');
  const counted = await said(host.page);
  await host.page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await expect.poll(() => opener(guest.page).textContent()).toBe(`${(counted ?? '').split(' ')[0] ?? ''} banned`);
  await opener(guest.page).click();
  expect(await said(guest.page)).toBe(counted);
  const read = guest.page.getByRole('dialog').locator('.chip');
  expect(await read.filter({ hasText: 'Deng Ai' }).count()).toBe(1);
  expect(await read.filter({ hasText: 'Zhang Fei' }).count()).toBe(0);
  expect(await guest.page.getByRole('dialog').getByRole('button', { name: /^Ban the package/ }).count()).toBe(0);
  await clean(guest.page, 'the bans, read');
  await look(guest.page, 'guest');
  await guest.page.keyboard.press('Escape');

  await host.page.getByRole('button', { name: /^Start/ }).click();
  const packs = new Map(things.editions.find(({ id }) => id === 'current')?.generals.map((general) => [general.id, general.package]));
  for (const { page } of [host, guest]) {
    const pool = page.locator('.pool .g');
    await pool.first().waitFor();
    const dealt = await dealtOf(pool);
    expect(dealt).toHaveLength(7);
    for (const id of dealt) {
      expect(['formation', 'momentum', 'transformation', 'power', ...(id === 'zhang_fei' ? ['standard'] : [])]).toContain(packs.get(id));
      expect(id).not.toBe('deng_ai');
    }
  }
  expect([...host.faults, ...guest.faults]).toEqual([]);
  await Promise.all([host.context.close(), guest.context.close()]);
});

it('too many bans are said in words when the match should start', async () => {
  const { context, page, faults } = await person(browser);
  await room(page, 'Lao Chen');
  await opener(page).click();
  for (const pack of await page.getByRole('button', { name: /^Ban the package/ }).all()) await pack.click();
  expect(await said(page)).toBe('123 banned, 0 left');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Fill with bots and start/ }).click();
  await page.getByText('Too few generals for 2 players: only 0 left.').waitFor();
  await opener(page).click();
  await page.getByRole('button', { name: 'Allow everybody' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => opener(page).textContent()).toBe('Nobody banned');
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('.pool .g').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('is done by keyboard alone', async () => {
  const { context, page, faults } = await person(browser);
  await room(page, 'Zhu Ying');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  const focused = () => page.evaluate(() => [document.activeElement?.getAttribute('aria-label'), document.activeElement?.textContent.trim()]);
  const tabTo = async (words: string) => {
    for (let step = 0; step < 20 && !(await focused()).some((word) => word?.includes(words)); step++) await page.keyboard.press('Tab');
    expect((await focused()).some((word) => word?.includes(words))).toBe(true);
  };
  await tabTo('Find a name');
  await page.keyboard.type('zhang fei');
  await tabTo('Zhang Fei');
  await page.keyboard.press('Space');
  await expect.poll(() => said(page)).toMatch(/^1 banned/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => opener(page).textContent()).toBe('1 banned');
  expect((await focused())[0]).toBe('Banned generals: 1 banned');
  expect(faults).toEqual([]);
  await context.close();
});

it('lists what edition and packages bring', async () => {
  const { context, page, faults } = await person(browser);
  await room(page, 'Ban Xia');
  const listed = async () => {
    await opener(page).click();
    const count = await page.getByRole('dialog').locator('.chip').count();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return count;
  };
  expect(await listed()).toBe(123);
  await page.getByLabel('Generals', { exact: true }).selectOption({ label: 'Standard' });
  await expect.poll(listed).toBe(60);
  await page.getByLabel('Generals', { exact: true }).selectOption({ label: 'All' });
  await page.getByRole('radiogroup', { name: 'Edition' }).getByText('First', { exact: true }).click();
  await expect.poll(listed).toBe(60);
  expect(faults).toEqual([]);
  await context.close();
});

describe.each([
  ['desktop, paper', {}, 'paper'],
  ['desktop, lamp', {}, 'lamp'],
  ['phone, lamp', phone, 'lamp'],
  ['narrow, paper', narrow, 'paper'],
] as const)('%s', (name, size, theme) => {
  it('the list fits and is free of axe violations, in every language', async () => {
    const { context, page, faults } = await person(browser, { ...size, reducedMotion: 'reduce' }, theme);
    await room(page, 'Yun Gui');
    const dialog = page.getByRole('dialog');
    const row = page.locator('.opt [aria-haspopup="dialog"]');
    await row.click();
    await page.getByRole('button', { name: 'Ban the package: Formation' }).click();
    await chip(page, 'Cao Cao').click();
    for (const lang of ['en', 'zh-Hans', 'zh-Hant']) {
      if (lang !== 'en') {
        await page.evaluate((to) => localStorage.setItem('sanzhan.lang', to), lang);
        await page.reload();
        await row.click();
      }
      await dialog.locator('.chip').first().waitFor();
      await fits(page);
      await clean(page, `the bans ${name} ${lang}`);
      await look(page, `${name.replace(', ', '-')}-${lang}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await row.scrollIntoViewIfNeeded();
      await look(page, `${name.replace(', ', '-')}-${lang}-row`);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
