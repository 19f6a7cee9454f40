import type { Page } from 'playwright-core';

/** From the home page into a room of `seats`, paced for a test: bots answer at once. By mouse. */
export async function openRoom(page: Page, base: string, name: string, seats: number, game = 'Soul of the Stand'): Promise<string> {
  await page.goto(base);
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Open a room' }).click();
  await sayName(page, name);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Open a room' }).click();
  await page.waitForURL(/\/room\/[0-9A-Z]{8}$/);
  await page.getByRole('button', { name: /Fill with bots and start/ }).waitFor();
  await seatCount(page, seats);
  await choose(page, 'Bots think', 'Not at all');
  await choose(page, 'Secret moments last', 'No minimum');
  return page.url();
}

/** The first time a browser is asked for a name. */
export async function sayName(page: Page, name: string): Promise<void> {
  const field = page.locator('dialog input[autocomplete="nickname"]');
  await field.waitFor({ timeout: 3000 }).catch(() => undefined);
  if ((await field.count()) === 0) return;
  await field.fill(name);
  await page.getByRole('button', { name: 'Use this name' }).click();
  await field.waitFor({ state: 'detached' });
}

async function seatCount(page: Page, seats: number): Promise<void> {
  const rows = page.locator('.seatrow');
  const step = page.getByRole('group', { name: 'Players' }).getByRole('button');
  for (let tries = 0; tries < 10; tries++) {
    const now = await rows.count();
    if (now === seats) return;
    await step.nth(now > seats ? 0 : 1).click();
    await page.waitForTimeout(200);
  }
}

async function choose(page: Page, setting: string, value: string): Promise<void> {
  await page.getByRole('radiogroup', { name: setting }).getByText(value, { exact: true }).click();
  await page.waitForTimeout(150);
}

/** Bots of one level on all free seats. */
export async function fill(page: Page, level: string): Promise<void> {
  const add = page.getByRole('button', { name: /^Add bot/ });
  for (let left = await add.count(); left > 0; left = await add.count()) {
    await add.first().click();
    await page.waitForTimeout(200);
  }
  for (const choice of await page.locator('.seatrow select').all()) {
    await choice.selectOption({ label: level });
    await page.waitForTimeout(100);
  }
}
