import type { Locator } from 'playwright/test';
import type { Visit } from './screen.ts';
import { settle } from './settle.ts';

/** What people do on a screen, in whatever language it is. Controls are found by their names, never by their looks. */
type Step = (visit: Visit) => Promise<void>;

const field = ({ page, forms }: Visit, form: string, path: string): Locator => forms.field(page, form, path);

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
    const { page, forms } = visit;
    await (value === undefined ? field(visit, form, path) : forms.choice(page, form, path, value)).check();
  };
}

export function select(form: string, path: string, at: number): Step {
  return async (visit) => void (await field(visit, form, path).selectOption({ index: at }));
}

export function submit(form: string): Step {
  return ({ page, forms }) => forms.submitButton(page, form).click();
}

/** Presses a button by the words on it. */
export function press(key: string): Step {
  return ({ page, say }) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .last()
      .click();
}

/** Clicks the first of what is found on the page. */
export function click(find: (visit: Visit) => Locator): Step {
  return (visit) => find(visit).first().click();
}

/** Opens a section of a form. */
export function openSection(form: string, section: string): Step {
  return ({ page, forms }) => forms.openSection(page, form, section);
}

/** Opens the fields of a row of answers: the row at this place. */
export function openRow(at: number): Step {
  return ({ page, say }) =>
    page
      .getByRole('button', { name: `${say('account.page.profile.change')} ` })
      .nth(at)
      .click();
}

/** Brings a part of the page to the top of the window; the picture is then of the window. */
export function scrollTo(id: string): Step {
  return ({ page }) => page.evaluate((part) => document.getElementById(part)?.scrollIntoView(), id);
}

/** The connection goes while the page is open. */
export const loseConnection: Step = ({ page }) => page.context().setOffline(true);
