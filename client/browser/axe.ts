import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What the page shows now is free of axe violations. */
export async function clean(page: Page, screen: string): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    (runOnly) => (globalThis as unknown as { axe: { run: (root: Document, how: object) => Promise<{ violations: Violation[] }> } }).axe.run(document, { runOnly }),
    rules,
  );
  expect({ screen, violations: found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`) }).toEqual({ screen, violations: [] });
}
