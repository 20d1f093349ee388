import type { Locator, Page } from 'playwright/test';
import { note } from '../../../invariants/harness/figures.ts';

interface Counted extends Window {
  hands?: { clicks: number; keys: number };
}

/** The page counts what a person does to it with mouse and keyboard. To be called before it is opened. */
export async function countHands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hands = { clicks: 0, keys: 0 };
    (window as Counted).hands = hands;
    window.addEventListener('pointerdown', (event) => void (event.isTrusted && hands.clicks++), true);
    window.addEventListener('keydown', (event) => void (event.isTrusted && hands.keys++), true);
  });
}

/** What a job has cost a person. */
export interface Cost {
  job: string;
  clicks: number;
  keys: number;
  seconds: number;
}

/** Does a job, says what it has cost, and writes it down. */
export async function costOf(page: Page, job: string, work: () => Promise<void>): Promise<Cost> {
  const counted = () => page.evaluate(() => ({ ...(window as Counted).hands }));
  const before = await counted();
  const began = Date.now();
  await work();
  const seconds = Math.round((Date.now() - began) / 1000);
  const after = await counted();
  const clicks = (after.clicks ?? 0) - (before.clicks ?? 0);
  const keys = (after.keys ?? 0) - (before.keys ?? 0);
  note(`Twenty changes, ${job}: ${clicks} clicks, ${keys} keys, ${seconds} s`);
  return { job, clicks, keys, seconds };
}

/** Types letter by letter. A long text has the time of its letters: on a busy machine each takes a tenth of a second. */
export async function typeKeys(target: Locator, text: string): Promise<void> {
  await target.pressSequentially(text, { timeout: 30_000 + 200 * text.length });
}

/** Goes into a line, selects what stands there, and types. */
export async function type(target: Locator, text: string): Promise<void> {
  await target.click();
  await target.press('Control+a');
  await typeKeys(target, text);
}

/** Opens a list by the mouse, and chooses from it by letters and Enter. */
export async function choose(target: Locator, label: string): Promise<void> {
  await target.click();
  await target.pressSequentially(label);
  await target.press('Enter');
}

/** The middle of several figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
