import type { Browser, Page } from 'playwright/test';
import { expect } from '../fixtures.ts';
import { part } from './desk.ts';
import { countHands } from './hands.ts';

/** A proof compiles all forms twice. */
const proved = { timeout: 120_000 };

/** One of the staff, signed in, in German. */
export async function signedIn(browser: Browser, url: string, name: string): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: url, locale: 'de-DE', viewport });
  const page = await context.newPage();
  await countHands(page);
  await page.goto('/workbench');
  await page.getByRole('button', { name }).click();
  return page;
}

/** An analyst begins a draft. */
export async function beginDraft(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Was soll sich ändern, und warum?').fill(reason);
  await page.getByRole('button', { name: 'Neue Änderung beginnen' }).click();
  await page.getByText('Wählen Sie links ein Feld').waitFor();
}

/** Asks for a check until nothing is wrong; examples that it offers are taken once. */
async function check(page: Page): Promise<void> {
  const judge = page.getByRole('button', { name: 'Speichern und prüfen' });
  const standing = page.getByText(/^[✓✗] /);
  const offers = page.getByRole('button', { name: 'Alle übernehmen' });
  await judge.click();
  await standing.waitFor(proved);
  if (await offers.isVisible()) {
    await offers.click();
    await offers.waitFor({ state: 'hidden' });
    await judge.click();
    await standing.waitFor(proved);
  }
  const faults = page.getByRole('region', { name: /^\d+ Fehler$/ }).getByRole('listitem');
  expect(await faults.allTextContents()).toEqual([]);
  await expect(standing).toHaveText('✓ Geprüft: kein Fehler.');
}

/** Checks the draft, and gives it to review. */
export async function giveToReview(page: Page): Promise<void> {
  await check(page);
  const steps = part(page, 'Was dieser Entwurf ändert');
  await stepOn(steps, 'Zur Durchsicht einreichen');
  await expect(steps.getByText('Zur Durchsicht eingereicht', { exact: true })).toBeVisible(proved);
}

async function stepOn(where: Pick<Page, 'getByRole'>, name: string): Promise<void> {
  await where.getByRole('button', { name, exact: true }).first().click();
  await where.getByRole('button', { name: `Bestätigen: ${name}`, exact: true }).click();
}

/** The number of the release that customers are served with. */
async function releaseInForce(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^\S*definitions_release (\d+)$/m.exec(figures)?.[1]);
}

/** Another person reads and approves it, and a third one lets it come into force: then the server has taken it. */
export async function approveAndPublish(browser: Browser, url: string): Promise<void> {
  const mehmet = await signedIn(browser, url, 'Mehmet Kaya');
  await mehmet.getByRole('button', { name: 'Lesen, was sich ändert' }).first().click();
  await mehmet.getByRole('button', { name: 'Freigeben', exact: true }).first().click();
  await mehmet.getByRole('checkbox', { name: /^Ich habe gesehen/ }).check();
  await mehmet.getByRole('button', { name: 'Bestätigen: Freigeben', exact: true }).click();
  await expect(mehmet.getByText('Freigegeben', { exact: true })).toBeVisible(proved);
  const zeynep = await signedIn(browser, url, 'Zeynep Aydın');
  const before = await releaseInForce(url);
  await stepOn(zeynep, 'Veröffentlichen');
  await expect(zeynep.getByText('Erledigt.')).toBeVisible(proved);
  await expect.poll(() => releaseInForce(url)).toBeGreaterThan(before);
  for (const one of [mehmet, zeynep]) await one.context().close();
}
