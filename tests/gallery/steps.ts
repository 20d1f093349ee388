import type { Locator } from 'playwright/test';
import type { Visit } from './screen.ts';
import { settle } from './settle.ts';

/** What people do on a screen, in whatever language it is. Controls are found by their names, never by their looks. */
type Step = (visit: Visit) => Promise<void>;

const field = ({ page }: Visit, form: string, path: string): Locator =>
  page.locator(`[data-form="${form}"] [name="${path}"]`);

/** Several steps, one after the other; the page comes to rest in between. */
export function steps(...all: Step[]): Step {
  return async (visit) => {
    for (const step of all) {
      await step(visit);
      await settle(visit.page);
    }
  };
}

export function fill(form: string, values: Record<string, string>): Step {
  return async (visit) => {
    for (const [path, value] of Object.entries(values)) await field(visit, form, path).fill(value);
  };
}

export function choose(form: string, path: string, value?: string): Step {
  return async (visit) => {
    const control = field(visit, form, path).and(
      visit.page.locator(value === undefined ? '*' : `[value="${value}"]`),
    );
    // The control itself lies under its card.
    await control.first().check({ force: true });
  };
}

export function select(form: string, path: string, at: number): Step {
  return async (visit) => void (await field(visit, form, path).selectOption({ index: at }));
}

export function submit(form: string): Step {
  return ({ page }) => page.locator(`[data-form="${form}"] button[type="submit"]`).last().click();
}

/** Presses a button by the words on it. */
export function press(key: string): Step {
  return ({ page, say }) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .last()
      .click();
}

/** Clicks something by a selector. */
export function click(selector: string): Step {
  return ({ page }) => page.locator(selector).first().click();
}

/** Opens a section of a form. */
export function openSection(form: string, section: string): Step {
  return async ({ page }) => {
    const header = page.locator(`[data-form="${form}"] [data-section="${section}"] button[aria-expanded]`);
    if ((await header.first().getAttribute('aria-expanded')) === 'false') await header.first().click();
  };
}

/** The connection goes while the page is open. */
export const loseConnection: Step = ({ page }) => page.context().setOffline(true);
