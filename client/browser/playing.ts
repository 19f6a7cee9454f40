import type { Page } from 'playwright-core';
import { Dice } from './dice';

/** What a person sees of the question. */
export interface Seen {
  ended: boolean;
  idle: boolean;
  dialog: boolean;
  question: string;
  buttons: string[];
  /** The confirm button, if it can be pressed. */
  confirm: boolean;
  lit: string[];
  digits: number;
}

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const visible = (element: Element) => element.getClientRects().length > 0;
    const strip = document.querySelector('.question');
    const buttons = strip === null ? [] : [...strip.querySelectorAll<HTMLButtonElement>('.acts button:not(.pass, .quiet)')].filter((button) => !button.disabled);
    const lit = [...document.querySelectorAll<HTMLElement>('[data-thing].lit')].filter(visible);
    return {
      ended: document.querySelector('main.end') !== null,
      idle: strip === null || strip.classList.contains('idle'),
      dialog: document.querySelector('dialog[open]') !== null,
      question: strip?.querySelector('.q')?.textContent ?? '',
      buttons: buttons.map((button) => button.textContent.trim()),
      confirm: buttons.some((button) => button.classList.contains('primary')),
      lit: lit.map((thing) => thing.dataset['thing'] ?? ''),
      digits: Math.min(10, lit.length),
    };
  });
}

/** How a person does things: with the mouse, with a finger, or on the keyboard. */
export interface Hands {
  press: (button: string) => Promise<void>;
  pick: (thing: string, place: number) => Promise<void>;
  confirm: () => Promise<void>;
  /** The declaration: name the n-th possible ally (or nobody) and hold the seal, or go back. */
  declare: (ally: number | null) => Promise<void>;
  back: () => Promise<void>;
}

export function pointer(page: Page, finger = false): Hands {
  const touch = async (selector: string, text?: string) => {
    const target = text === undefined ? page.locator(selector).first() : page.locator(selector).filter({ hasText: text }).first();
    await (finger ? target.tap({ timeout: 2000 }) : target.click({ timeout: 2000 }));
  };
  return {
    press: (button) => touch('.question .acts button', button),
    pick: (thing) => touch(`[data-thing='${thing}'].lit`),
    confirm: () => touch('.question .acts .btn.primary'),
    back: () => page.keyboard.press('Escape'),
    declare: async (ally) => {
      const allies = page.locator('dialog .ally:not(.wrong)');
      if (ally !== null && (await allies.count()) > ally) await (finger ? allies.nth(ally).tap() : allies.nth(ally).click());
      await page.locator('dialog .hold').hover();
      await page.mouse.down();
      await page.waitForTimeout(1050);
      await page.mouse.up();
    },
  };
}

export function keyboard(page: Page): Hands {
  return {
    press: async (button) => {
      // Tab to the strip, arrows inside it: no pointer, no script
      for (let step = 0; step < 60; step++) {
        const at = await page.evaluate(() => {
          const focus = document.activeElement;
          return { text: focus?.textContent.trim() ?? '', acts: focus?.closest('.question .acts') !== null && focus !== null };
        });
        if (at.acts && at.text === button) return page.keyboard.press('Enter');
        await page.keyboard.press(at.acts ? 'ArrowRight' : 'Tab');
      }
    },
    pick: async (_, place) => page.keyboard.press(`Digit${(place + 1) % 10}`),
    confirm: () => page.keyboard.press('Enter'),
    back: () => page.keyboard.press('Escape'),
    declare: async (ally) => {
      for (let step = 0; step < 40; step++) {
        const at = await page.evaluate(() => ({
          ally: document.activeElement?.matches('dialog .ally:not(.wrong)') ?? false,
          hold: document.activeElement?.matches('dialog .hold') ?? false,
        }));
        if (at.ally && ally !== null) {
          await page.keyboard.press('Enter');
          ally = null;
        }
        if (at.hold) {
          await page.keyboard.press('Enter');
          await page.keyboard.press('Enter');
          return;
        }
        await page.keyboard.press('Tab');
      }
    },
  };
}

/** Play at random until the match is over (or `until` says so); an error if the screen no longer answers. */
export async function play(page: Page, hands: Hands, dice: Dice, until: (seen: Seen, acts: number) => boolean | Promise<boolean> = () => false): Promise<number> {
  let acts = 0;
  let last = '';
  let same = 0;
  const begun = Date.now();
  while (Date.now() - begun < 420_000) {
    const seen = await look(page);
    if (seen.ended || (await until(seen, acts))) return acts;
    if (seen.idle) {
      await page.waitForTimeout(60);
      continue;
    }
    const now = JSON.stringify(seen);
    same = now === last ? same + 1 : 0;
    last = now;
    if (same > 60) throw new Error(`the screen does not answer: ${now}`);
    await act(seen, hands, dice, acts);
    acts += 1;
    await page.waitForTimeout(30);
  }
  throw new Error(`no end after ${acts} acts`);
}

async function act(seen: Seen, hands: Hands, dice: Dice, acts: number): Promise<void> {
  // late in the game every declaration is welcome, so that it ends
  const late = acts > 90;
  try {
    if (seen.dialog) {
      if (!late && dice.next() < 0.7) await hands.back();
      else await hands.declare(dice.next() < 0.5 ? null : dice.below(3));
    } else if (seen.confirm && dice.next() < 0.85) {
      await hands.confirm();
    } else {
      const choices: (() => Promise<void>)[] = [
        ...seen.lit.slice(0, 10).map((thing, place) => () => hands.pick(thing, place)),
        ...seen.buttons.map((button) => () => hands.press(button)),
      ];
      await dice.one(choices)?.();
    }
  } catch (error) {
    // the question may have changed under the hand, as it may for a person
    if (!(error instanceof Error) || !error.message.includes('Timeout')) throw error;
  }
}
