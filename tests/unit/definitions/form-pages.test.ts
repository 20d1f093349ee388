import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDefinitions, type Definitions } from '../../../src/definitions/definitions.ts';
import { problemLine } from '../../../src/definitions/problem.ts';
import { memoryScriptStore } from '../../../src/definitions/script-store.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { cachedScripts } from '../../support/cached-scripts.ts';
import { swap } from '../../support/mistakes/mistake.ts';
import { copyProject, type ProjectCopy } from '../rules-cli/project-copy.ts';

// The first opening compiles all forms.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const LIST = 'ui-schemas/pages.json';
const FORM = 'account/change-owner';
const page = {
  path: '/account/change-owner',
  form: FORM,
  signedIn: false,
  keepDays: 1095,
  mail: ['service'],
};

let project: ProjectCopy;
let definitions: Definitions;
let undo: (() => Promise<void>)[] = [];

beforeAll(async () => {
  project = await copyProject();
  await project.edit(LIST, () => '{ "$schema": "../schemas/meta/pages.meta.json", "pages": [] }');
  await project.rules('new', FORM, '--page');
  await project.rules('new', 'account/other');
  const store = cachedScripts(memoryScriptStore());
  definitions = await createDefinitions({ root: project.root, clock: () => new Date(), store, contracts });
});
afterEach(async () => {
  for (const mend of undo.reverse()) await mend();
  undo = [];
  await definitions.reload();
  expect(definitions.faults().map(problemLine)).toEqual([]);
  expect(definitions.pages()).toEqual([page]);
});
afterAll(() => project.remove());

/** Edits a file until the end of the test. @returns what is said of it */
async function edit(file: string, change: (text: string) => string): Promise<string[]> {
  let before = '';
  await project.edit(file, (text) => {
    before = text;
    return change(text);
  });
  undo.push(() => writeFile(join(project.root, file), before));
  await definitions.reload();
  return definitions.faults().map(problemLine);
}

const entry = (changes: object) =>
  JSON.stringify({ path: '/second', form: 'account/other', signedIn: true, ...changes });
/** Adds an entry behind the sound one. */
const add = (changes: object) => edit(LIST, swap(/\}\s*\]/, `}, ${entry(changes)}]`));
/** Puts an entry in the place of the sound one. */
const replace = (changes: object) =>
  edit(
    LIST,
    swap(/\{\s*"path"[^}]*\}/, JSON.stringify({ path: page.path, form: FORM, signedIn: false, ...changes })),
  );

test('an entry gives its form a page, with the words of the page in the form', () => {
  expect(definitions.pages()).toEqual([page]);
  for (const lang of ['de', 'tr'] as const) {
    const words = definitions.form(FORM, lang)?.words ?? {};
    expect(Object.keys(words)).toEqual(
      expect.arrayContaining([
        'page.title',
        'page.description',
        'page.lead',
        'page.thanksTitle',
        'page.thanks',
      ]),
    );
  }
});

describe('an entry with a mistake is held back', () => {
  test.each<[string, object, RegExp]>([
    [
      'a page of the program',
      { path: '/support' },
      /path: "\/support" is the address of a page of the program/,
    ],
    [
      'a page of the program with a name in it',
      { path: '/tarife/flex/m' },
      /is the address of a page of the program/,
    ],
    ['an address twice', { path: page.path }, /The address "\/account\/change-owner" stands here twice/],
    ['a language in the address', { path: '/tr/second' }, /An address has no language.*Write "\/second"/],
    ['an address of the API', { path: '/api/second' }, /Addresses below "\/api" belong to the program/],
    ['capitals and letters with dots', { path: '/Übergabe' }, /"\/Übergabe" is no address/],
    [
      'a form that is not there',
      { form: 'account/othr' },
      /There is no form "account\/othr"; did you mean "account\/other"\?/,
    ],
    ['a form of the program', { form: 'support/message' }, /"support\/message" is a form of the program/],
    ['a form of the order', { form: 'order/jersey' }, /"order\/jersey" is a form of the program/],
    ['a form that has a page', { form: FORM }, /The form "account\/change-owner" has a page already/],
    [
      'a receipt to a stranger',
      { signedIn: false, mail: ['receipt'] },
      /A receipt goes only to the address of a customer/,
    ],
    ['a misspelt name', { keepDay: 5 }, /"keepDay" does not belong here; did you mean "keepDays"\?/],
    [
      'a misspelt mail',
      { mail: ['recipt'] },
      /"recipt" is none of: service, receipt; did you mean "receipt"\?/,
    ],
    ['no time', { keepDays: 0 }, /keepDays: What stands here must be >= 1/],
    ['more than eight years', { keepDays: 9999 }, /keepDays: What stands here must be <= 2928/],
  ])('%s', async (_what, changes, sentence) => {
    expect((await add(changes)).filter((line) => line.startsWith(LIST))).toEqual([
      expect.stringMatching(sentence),
    ]);
    expect(definitions.pages()).toEqual([page]);
  });

  test('words that a language lacks: the form and its page stay as they were', async () => {
    const title = definitions.form(FORM, 'tr')?.words['page.title'];
    const lines = await edit('locales/tr/account.json', (text) =>
      text
        .split('\n')
        .filter((line) => !line.includes('account.change-owner.page.title'))
        .join('\n'),
    );
    expect(lines).toEqual([
      expect.stringMatching(/Turkish words for "account.change-owner.page.title" are missing/),
    ]);
    expect(definitions.form(FORM, 'tr')?.words['page.title']).toBe(title);
  });

  test('a new page without words waits for them, and says which', async () => {
    const lines = await add({});
    expect(lines).toEqual([
      expect.stringMatching(
        /The page of "account\/other" has no German words. Add "account.other.page.title", "/,
      ),
      expect.stringMatching(/The page of "account\/other" has no Turkish words/),
    ]);
    expect(definitions.pages()).toEqual([page]);
  });

  test('a value in braces that nothing fills', async () => {
    for (const lang of ['de', 'tr'])
      await edit(`locales/${lang}/account.json`, (text) =>
        text.replace(/("account.change-owner.page.thanks": ")/, '$1{name}, '),
      );
    expect(definitions.faults().map(problemLine)).toEqual([
      expect.stringMatching(
        /Nothing fills \{name\} in "account.change-owner.page.thanks".*Also: locales\/tr/,
      ),
    ]);
  });

  test.each<[string, object, RegExp]>([
    ['the form is misspelt', { form: 'account/change-ownr' }, /did you mean "account\/change-owner"\?/],
    ['the address is taken', { path: '/survey' }, /is the address of a page of the program/],
  ])('a page in force stays as it was when %s', async (_what, changes, sentence) => {
    expect(await replace(changes)).toEqual([expect.stringMatching(sentence)]);
    expect(definitions.pages()).toEqual([page]);
  });

  test.each([
    ['otp', /The widget "otp" works only on a page of the program/],
    ['password', /A password must not be: say "x-keep": false/],
  ])('the widget %s on a page of data', async (widget, sentence) => {
    const lines = await edit(
      `ui-schemas/${FORM}.ui.json`,
      swap('"name": {', `"name": { "ui:widget": "${widget}",`),
    );
    expect(lines).toEqual([expect.stringMatching(sentence)]);
  });

  test('a list that is gone', async () => {
    await edit(LIST, (text) => `${text} `);
    await rm(join(project.root, LIST));
    await definitions.reload();
    expect(definitions.faults().map(problemLine)).toEqual([
      expect.stringMatching(/pages\.json: The file is gone, but its pages are still in use/),
    ]);
    expect(definitions.pages()).toEqual([page]);
  });
});

test('an entry that goes takes its page with it', async () => {
  expect(await edit(LIST, swap(/\{\s*"path"[^}]*\}/, ''))).toEqual([]);
  expect(definitions.pages()).toEqual([]);
});
