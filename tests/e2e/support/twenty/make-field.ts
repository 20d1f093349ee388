import { expect, type Page } from 'playwright/test';
import { line, open, openField } from './desk.ts';
import { choose, type } from './hands.ts';

interface NewField {
  name: string;
  /** How the kind is called, or the beginning of it. */
  kind: string;
  choices?: string;
  de: string;
  tr: string;
  example?: string;
}

/** Makes a field by the controls. @param section the name of its section; left out: the form itself */
export async function makeField(
  page: Page,
  form: string,
  { name, kind, choices, de, tr, example }: NewField,
  section?: string,
): Promise<void> {
  await (section ? openField(page, form, section) : open(page, form));
  await page.getByText('+ Neues Feld').click();
  await type(line(page, 'Name im Programm'), name);
  await choose(page.getByLabel('Art des Feldes'), kind);
  if (choices) await type(line(page, 'Werte zur Auswahl, durch Kommas getrennt'), choices);
  // The words of the section itself stand further below.
  await type(line(page, 'Bezeichnung, Deutsch').first(), de);
  await type(line(page, 'Bezeichnung, Türkisch').first(), tr);
  if (example) await type(line(page, 'Beispielwert'), example);
  await page.getByRole('button', { name: 'Feld anlegen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `/${name}` })).toBeVisible();
}
