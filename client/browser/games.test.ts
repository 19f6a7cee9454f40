import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { open, person } from './chromium';
import { Dice } from './dice';
import { keyboard, play, pointer } from './playing';
import { openRoom, sayName } from './rooms';
import { run, serve, type Server } from './server';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([serve(), open()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** The end is shown with everything revealed, and the record it offers is sound. */
async function ended(page: Page): Promise<void> {
  await page.locator('main.end h1').waitFor();
  const link = page.locator('a[href$="/record"]').first();
  const record = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  expect(record.status()).toBe(200);
  const file = join(mkdtempSync(join(tmpdir(), 'sanzhan-record-')), 'game.sanzhan.jsonl');
  writeFileSync(file, await record.text());
  const verified = await run('replay', 'verify', file);
  expect(verified.said).toContain('every hash and digest is right');
  for (const lang of ['zh-Hans', 'zh-Hant', 'en']) {
    const told = await run('replay', 'show', file, '--lang', lang);
    expect(told.code).toBe(0);
    expect(told.said.split('\n').length).toBeGreaterThan(10);
  }
  writeFileSync(file, (await record.text()).replace(/"soul-main"/, '"soul-mean"'));
  const changed = await run('replay', 'verify', file);
  expect(changed.code).toBe(1);
  expect(changed.said).toMatch(/line \d+: the running hash is wrong/);
}

it('a whole game of five by mouse', async () => {
  const { context, page, faults } = await person(browser);
  await openRoom(page, server.base, 'Qing Shan', 5);
  await page.getByRole('button', { name: /Fill with bots and start/ }).click();
  await page.locator('.question').waitFor();
  const acts = await play(page, pointer(page), new Dice(1));
  expect(acts).toBeGreaterThan(5);
  await ended(page);
  expect(faults).toEqual([]);
  await context.close();
});

it('a whole game of five on a phone', async () => {
  const { context, page, faults } = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openRoom(page, server.base, 'Mo Bai', 5);
  await page.getByRole('button', { name: /Fill with bots and start/ }).tap();
  await page.locator('.question').waitFor();
  await play(page, pointer(page, true), new Dice(2), async () => {
    // nothing may be wider than the phone
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    return false;
  });
  await ended(page);
  expect(faults).toEqual([]);
  await context.close();
});

it('a whole game of five by keyboard alone', async () => {
  const { context, page, faults } = await person(browser);
  await page.goto(server.base);
  await tabTo(page, 'Open a room');
  await page.keyboard.press('Enter');
  await page.locator('dialog input[autocomplete="nickname"]').waitFor();
  await page.keyboard.type('Zhu Ying');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Open a room' }).waitFor();
  await tabTo(page, 'Open a room');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Fill with bots and start/ }).waitFor();
  for (let left = 7; left > 5; left--) {
    await tabTo(page, '−');
    await page.keyboard.press('Enter');
    await page.locator('.seatrow').nth(left - 1).waitFor({ state: 'detached' });
  }
  for (const setting of ['Bots think', 'Secret moments last']) {
    await tabTo(page, setting);
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(200);
    if (setting === 'Secret moments last') await page.keyboard.press('ArrowLeft');
  }
  await tabTo(page, 'Fill with bots and start');
  await page.keyboard.press('Enter');
  await page.locator('.question').waitFor();
  await play(page, keyboard(page), new Dice(3));
  await ended(page);
  expect(faults).toEqual([]);
  await context.close();
});

/** Tab until the focus is on a thing with these words (its own, or of the group it is in). */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let step = 0; step < 150; step++) {
    const at = await page.evaluate(() => {
      const focus = document.activeElement;
      const group = focus?.closest('[role="radiogroup"]')?.getAttribute('aria-label');
      return [focus?.textContent.trim(), focus?.getAttribute('aria-label'), group];
    });
    if (at.includes(words)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches "${words}"`);
}

it('two people in one room, one of them reloading', async () => {
  const one = await person(browser);
  const two = await person(browser);
  const address = await openRoom(one.page, server.base, 'Lao Chen', 5);
  await two.page.goto(address);
  await two.page.getByRole('button', { name: 'Take a seat' }).click();
  await sayName(two.page, 'A Zhu');
  await two.page.getByText('Lao Chen').first().waitFor();
  await one.page.locator('.seatrow', { hasText: 'A Zhu' }).waitFor();
  await one.page.getByRole('button', { name: /Fill with bots and start/ }).click();
  let reloads = 0;
  const dice = new Dice(4);
  const reloading = async (_: unknown, acts: number) => {
    if (acts < 3 * (reloads + 1) || reloads === 4) return false;
    const before = await snapshot(two.page);
    await two.page.reload();
    await two.page.locator('.question').waitFor();
    const after = await snapshot(two.page);
    expect(after.me).toBe(before.me);
    expect(after.lines).toBeGreaterThanOrEqual(before.lines);
    reloads += 1;
    return false;
  };
  await Promise.all([
    play(one.page, pointer(one.page), new Dice(5)),
    play(two.page, pointer(two.page), dice, reloading),
  ]);
  expect(reloads).toBeGreaterThan(0);
  await Promise.all([ended(one.page), ended(two.page)]);
  expect(one.faults).toEqual([]);
  expect(two.faults.filter((fault) => !fault.includes('WebSocket'))).toEqual([]);
  await one.context.close();
  await two.context.close();
});

/** What must come back after a reload. */
async function snapshot(page: Page): Promise<{ me: string; lines: number }> {
  return page.evaluate(() => ({
    me: document.querySelector('.me .chop, .me')?.textContent.trim().slice(0, 1) ?? '',
    lines: document.querySelectorAll('.log li').length,
  }));
}
