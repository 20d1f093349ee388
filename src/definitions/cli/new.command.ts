import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { jsonText } from '../../shared/json-text.ts';
import { langs } from '../../shared/language.ts';
import { FORM_ID, newFormFiles, newFormWords, newPage, newPageWords } from '../../shared/new-form.ts';
import type { PagesFile } from '../schema-types.ts';
import { PAGES_FILE } from '../source.ts';
import type { Command } from './command.ts';

async function writeJson(file: string, json: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, jsonText(json));
}

/** Adds words to an area's file and keeps it sorted. */
async function addWords(file: string, words: Record<string, string>): Promise<void> {
  const before: Record<string, string> = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  const entries = Object.entries({ ...words, ...before }).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeJson(file, Object.fromEntries(entries));
}

/** Adds a page for the form to the list of pages. */
async function addPage(file: string, id: string): Promise<void> {
  const empty = { $schema: '../schemas/meta/pages.meta.json', pages: [] };
  const list: PagesFile = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : empty;
  await writeJson(file, { ...list, pages: [...list.pages, newPage(id)] });
}

/** `new <area>/<form> [--page]`: a form of one field that is sound from the start, with a page if wanted. */
export const scaffold: Command = async ([id = '', option], { root, say }) => {
  const withPage = option === '--page';
  if (!FORM_ID.test(id)) {
    say(`"${id}" is no name for a form. Write <area>/<form> in small letters, for example survey/wish.`);
    return 1;
  }
  const files = Object.entries(newFormFiles(id));
  const taken = files.find(([file]) => existsSync(join(root, file)));
  if (taken) {
    say(`${taken[0]} is there already. Choose another name.`);
    return 1;
  }
  for (const [file, json] of files) await writeJson(join(root, file), json);
  for (const lang of langs) {
    const words = { ...newFormWords(id, lang), ...(withPage ? newPageWords(id, lang) : {}) };
    await addWords(join(root, 'locales', lang, `${id.split('/')[0]}.json`), words);
  }
  if (withPage) await addPage(join(root, PAGES_FILE), id);
  for (const [file] of files) say(file);
  if (withPage)
    say(`${PAGES_FILE}: its page is at /${id}, with words that begin with "${id.replace('/', '.')}.page."`);
  say(`Next: its words, "${id.replace('/', '.')}.title" and ".submit", in locales/de and locales/tr;`);
  say('its fields, each in schema, ui-schema and examples (schemas/README.md says how);');
  say('then `npm run rules -- check`.');
  return 0;
};
