import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { follow, readMoreRecipes } from '../../support/guide.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

// The project compiles all forms.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let project: ProjectCopy;
let page: string;

const RECIPES = [
  'ask for a minimum age by plan',
  'begin a rule on a day',
  'refuse a delivery to the same address',
];

async function makeBook(): Promise<string> {
  expect((await project.rules('book')).code).toBe(0);
  return readFile(join(project.root, 'dist/rule-book/index.html'), 'utf8');
}

beforeAll(async () => {
  project = await copyProject();
  for (const recipe of await readMoreRecipes())
    if (RECIPES.includes(recipe.title)) await follow(project.root, recipe);
  // Before the day, a smaller limit holds; from then on, files are required.
  await project.edit('schemas/support/message.schema.json', (text) =>
    text.replace(
      '"then": { "properties": { "subject": { "x-rule": "longSubject", "minLength": 5 } } }',
      `"then": { "properties": { "subject": { "x-rule": "longSubject", "minLength": 5 } }, "required": ["files"] },
       "else": { "properties": { "subject": { "x-rule": "longSubject", "minLength": 3 } } }`,
    ),
  );
  await project.edit('schemas/support/message.examples.json', (text) =>
    text
      .replace(
        '"set": { "/subject": "Ö" }, "on": "2026-12-31"',
        '"set": { "/subject": "Öle" }, "on": "2026-12-31"',
      )
      .replace(
        '"invalid": [',
        '"invalid": [{ "base": 0, "set": { "/subject": "Ä" }, "on": "2026-12-31", "path": "/subject", "rule": "longSubject" },',
      ),
  );
  page = await makeBook();
  return () => project.remove();
});

/** The rows of the tables of one form that name a rule. */
function rowsOf(form: string, rule: string): string[] {
  const [, rest = ''] = page.split(`<section class="form" id="${form}">`);
  const [section = ''] = rest.split('<section class="form"');
  return section.split('<tr>').filter((row) => row.includes(`<code>${rule}</code></th>`));
}

test('a rule that asks the order says when it counts, and its limit', () => {
  const [row, ...others] = rowsOf('auth/register', 'singleAge');
  expect(others).toEqual([]);
  expect(row).toContain('<td lang="de">21; nur wenn „Art des Tarifs“ = Single</td>');
  expect(row).toContain('<td lang="tr">21; yalnızca şu durumda: „Tarife türü“ = Single</td>');
  expect(row).toContain('Single-Tarife gibt es ab 21 Jahren.');
});

test('a rule that begins on a day, and another limit before, have a row each', () => {
  const [from, before, ...others] = rowsOf('support/message', 'longSubject');
  expect(others).toEqual([]);
  expect(from).toContain('<td lang="de">5; nur wenn ab dem 01.01.2027</td>');
  expect(from).toContain('mindestens 5 Zeichen');
  expect(before).toContain('<td lang="de">3; nur wenn nicht: ab dem 01.01.2027</td>');
  expect(before).toContain('mindestens 3 Zeichen');
});

test('a field that is always shown and not always required says so', () => {
  const [, rest = ''] = page.split('<section class="form" id="support/message">');
  const [, field = ''] = rest.split('<code>files</code></h3>');
  expect(field.split('</section>')[0]).toContain(
    '<td lang="de">Pflichtangabe nur wenn ab dem 01.01.2027; sonst freiwillig</td>',
  );
});

test('an example of an order or of a day stands there with it', () => {
  expect(rowsOf('auth/register', 'singleAge').join()).toContain(
    '</code> <small><span lang="de">„Art des Tarifs“ = Single</span> · <span lang="tr">„Tarife türü“ = Single</span></small></td></tr>',
  );
  const [from] = rowsOf('support/message', 'longSubject');
  expect(from).toContain(
    '<code>&#34;Ö&#34;</code> <small><span lang="de">am 01.01.2027</span> · <span lang="tr">gün: 01.01.2027</span></small></td></tr>',
  );
});

test('each limit has the example that breaks it', () => {
  const [, before] = rowsOf('support/message', 'longSubject');
  expect(before).toMatch(
    /<code>&#34;Ä&#34;<\/code> <small><span lang="de">am 31.12.2026<\/span>[^\n]*<\/td><\/tr>/,
  );
});

test('a rule that holds always names no condition', () => {
  expect(rowsOf('auth/register', 'passwordLength').join()).toContain('<td colspan="2">6</td>');
});

test('a rule over several fields says them in words', () => {
  expect(rowsOf('auth/register', 'deliverySame').join()).toMatch(
    /<td lang="de">nicht: \(„[^“]+“ = „Straße“ und /,
  );
});
