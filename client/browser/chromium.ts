import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

const path = '/usr/bin/chromium';

export async function open(): Promise<Browser> {
  if (!existsSync(path)) throw new Error('Chromium is missing: install the package "chromium"');
  return chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** A browser of one person, in English; whatever the console complains about is kept in `faults`. */
export async function person(
  browser: Browser,
  options: BrowserContextOptions = {},
  theme: 'paper' | 'lamp' = 'paper',
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', ...options });
  await context.addInitScript((light) => {
    localStorage.setItem('sanzhan.prefs', JSON.stringify({ theme: light, speed: 'fast', quick: false }));
  }, theme);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return { context, page, faults };
}
