import type { Locator, Page } from 'playwright/test';
import { type, typeKeys } from './hands.ts';

/** One of the twenty changes of the findings. */
export interface Change {
  job: string;
  /** What a customer has open before it. */
  before(customer: Page): Promise<void>;
  /** What the analyst clicks and types. */
  make(page: Page): Promise<void>;
  /** How the customer's page shows it. */
  after(customer: Page): Promise<void>;
}

/** A part of the workbench by its heading. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** A line in which one types. */
export const line = (where: Page | Locator, name: string | RegExp): Locator =>
  where.getByRole('textbox', { name, exact: true });

const tree = (page: Page) => page.getByRole('navigation', { name: 'Formulare' });

/** Finds a form or a file by typing, and opens it. */
export async function open(page: Page, wanted: string): Promise<void> {
  await type(page.getByRole('searchbox'), wanted);
  await tree(page)
    .getByRole('link', { name: startingWith(wanted) })
    .click();
}

/** Finds a form by typing, and opens one of its fields: forms with similar names are found too. */
export async function openField(page: Page, form: string, field: string): Promise<void> {
  await type(page.getByRole('searchbox'), form);
  const link = page.getByRole('link', { name: startingWith(form) });
  const entry = tree(page).getByRole('listitem').filter({ has: link });
  await entry.getByRole('link', { name: new RegExp(` ${field}( |$)`) }).click();
}

/** A name that marks may follow: what was changed is marked. That of a form stands behind what customers read above it. */
const startingWith = (name: string) =>
  new RegExp(`${name.includes('/') ? '(^| )' : '^'}${name.replaceAll('.', '\\.')}( |$)`);

/** The JSON of a form, which is opened. */
export async function openForm(page: Page, form: string) {
  await open(page, form);
  const of = (file: string) => line(part(page, file), file);
  return {
    rules: of(`schemas/${form}.schema.json`),
    layout: of(`ui-schemas/${form}.ui.json`),
    examples: of(`schemas/${form}.examples.json`),
  };
}

/** Types a word in German and Turkish. */
export async function say(page: Page, word: string, de: string, tr: string): Promise<void> {
  await type(line(part(page, 'Texte'), `${word}, Deutsch`), de);
  await type(line(part(page, 'Texte'), `${word}, Türkisch`), tr);
}

/** The JSON of a whole file, which is opened. */
export async function openFile(page: Page, file: string): Promise<Locator> {
  await open(page, file);
  return line(part(page, file), file);
}

/** Types JSON behind the bracket that begins a text. */
export async function typeAtTop(json: Locator, text: string): Promise<void> {
  await json.click();
  await json.press('Control+Home');
  await json.press('ArrowRight');
  await typeKeys(json, text);
}

/** Finds a line of JSON by the wheel: the editor draws what is near the window alone. */
async function clickLine(json: Locator, text: string, nth = 0): Promise<void> {
  const wanted = json.getByText(text, { exact: true }).nth(nth);
  await json.click();
  await json.press('Control+Home');
  for (let turns = 0; turns < 100 && (await wanted.count()) === 0; turns++)
    await json.page().mouse.wheel(0, 400);
  await wanted.click();
}

/** Types JSON in a line of its own behind a line. */
export async function typeBehind(json: Locator, text: string, typed: string): Promise<void> {
  await clickLine(json, text);
  await json.press('End');
  await json.press('Enter');
  await typeKeys(json, typed);
}

/** Types JSON in a line, before its last letters. */
export async function typeInLine(
  json: Locator,
  { of, before }: { of: string; before: string },
  text: string,
): Promise<void> {
  await clickLine(json, of);
  await json.press('End');
  for (const _ of before) await json.press('ArrowLeft');
  await typeKeys(json, text);
}

/** Types another line in the place of one. @param nth of equal lines, from 0 on */
export async function retypeLine(json: Locator, text: string, typed: string, nth = 0): Promise<void> {
  await clickLine(json, text, nth);
  await json.press('Home');
  await json.press('Shift+End');
  await typeKeys(json, typed);
}
