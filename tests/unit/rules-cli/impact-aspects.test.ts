import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effectOnCustomers } from '../../../src/definitions/cli/impact/effect-on-customers.ts';
import { ROOT } from '../../support/definitions.ts';
import { followRecipe } from '../../support/recipe.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

let project: ProjectCopy;
let text: string;

/** Each changes one thing that no rule says. */
const edits: [file: string, was: string | RegExp, is: string][] = [
  ['locales/de/fields.json', 'city.label": "Ort"', 'city.label": "Stadt"'],
  ['locales/tr/fields.json', /(postalCode\.error\.pattern": )".*"/, '$1"Beş rakam."'],
  ['locales/de/specimen.json', '"Los"', '"Auf geht’s"'],
  ['locales/de/auth.json', '"Ich stimme den', '"Ja, ich stimme den'],
  ['ui-schemas/survey/answer.ui.json', '"ui:widget": "textarea", ', ''],
  ['schemas/account/app-settings.schema.json', /("colorScheme": \{)/, '$1 "default": "light",'],
  ['schemas/survey/answer.schema.json', /("rating": \{)/, '$1 "x-keep": false,'],
  [
    'schemas/order/order.flow.json',
    '{ "form": "order/options" }',
    '{ "form": "order/options", "when": { "required": ["couponCode"] } }',
  ],
  ['schemas/support/message.schema.json', /"types": \[[^\]]*\]/, '"types": ["application/pdf"]'],
  ['schemas/support/message.schema.json', /"maxBytes": \d+/, '"maxBytes": 300000'],
  ['locales/en/survey.json', /("survey.answer.rating.label": )".*"/, '$1"Your verdict"'],
  ['ui-schemas/pages.json', '"/support/barrier"', '"/support/obstacle"'],
];

beforeAll(async () => {
  project = await copyProject();
  for (const [file, was, is] of edits) await project.edit(file, (content) => content.replace(was, is));
  const { lines } = await project.rules('impact', ROOT);
  text = lines.join('\n');
});
afterAll(() => project.remove());

describe('impact tells what else a customer or the staff would notice:', () => {
  test.each([
    ['a word', /words: de: \/contact\/city title was "Ort", is "Stadt"/],
    ['a sentence of a rule', /words: tr: contact\.postalCode\|pattern was ".*", is "Beş rakam\."/],
    ['a word of a variant', /words: de: brief \(40 %\): submit was "Los", is "Auf geht’s"/],
    ['a consent', /consent: de: \/security\/isCheck title was .*; asked again of those who agreed/],
    ['a widget', /layout: \/comment\/ui:widget gone: "textarea"/],
    ['a value that stands there beforehand', /default: \/colorScheme .*"light"/],
    ['what is not kept any more', /storage: \/rating was "read by the program", is "not kept"/],
    [
      'a condition of the flow',
      /flow: order\/options in step options new: \{"when":\{"required":\["couponCode"\]\}\}/,
    ],
    ['the orders that see something else', /flow: \d+ of \d+ example orders see something else, e\.g\. \{/],
    ['which files a field takes', /files: \/files types was "JPG, PNG, PDF", is "PDF"/],
    ['how large they may be', /files: \/files size was "5 MB", is "300 kB"/],
    ['a word in a further language', /words: en: \/rating title was ".*", is "Your verdict"/],
    ['a page that moves', /page: \/support\/obstacle new: /],
  ])('%s', (_, line) => {
    expect(text).toMatch(line);
  });

  test('an effect says of a flow that orders see something else, not how many of the examples', () => {
    expect(effectOnCustomers(text.split('\n'))).toContain('  flow: example orders see something else');
  });

  test('counts each kind', () => {
    expect(text.split('\n').at(-1)).toMatch(
      /Other changes: words [1-9]\d*, consent [1-9]\d*, layout 1, default 1, files 2, storage 1, flow 2, page 2, stored 0, list 0, schema 0\.$/,
    );
  });
});

const recipes = [
  'ask for a minimum age by plan',
  'begin a rule on a day',
  'show a total',
  'suggest from a list of your own',
];

/** A copy of the project in which all these recipes were followed. */
async function withRecipes(): Promise<ProjectCopy> {
  const copy = await copyProject();
  for (const recipe of recipes) await followRecipe(copy.root, recipe);
  return copy;
}

/** Each changes what no plain example of today meets. */
const deeper: [file: string, was: string, is: string][] = [
  ['schemas/auth/register.schema.json', '"minAge": 21', '"minAge": 25'],
  ['schemas/support/message.schema.json', '"validFrom": "2027-01-01"', '"validFrom": "2027-03-01"'],
  ['schemas/support/message.schema.json', '{ "sum": [', '{ "product": ['],
  ['schemas/definitions/street.schema.json', '"x-normalize": "trim"', '"x-normalize": ["trim", "upper"]'],
  [
    'schemas/sources/opponents.json',
    '["FC St. Pauli", "Union Berlin"]',
    '["Werder Bremen", "Union Berlin", "HSV"]',
  ],
  ['schemas/definitions/otpCode.schema.json', '[0-9]', '[0123456789]'],
  ['schemas/definitions/lastName.schema.json', '^', '^(?:)'],
  ['schemas/definitions/contractNumber.schema.json', '"type": "string",', ''],
  ['schemas/definitions/contractNumber.schema.json', '"maxLength"', '"type": "string", "maxLength"'],
];

describe('impact sees what depends on an order, a day or a formula:', () => {
  let older: ProjectCopy;
  let newer: ProjectCopy;
  let said: string;
  beforeAll(async () => {
    [older, newer] = await Promise.all([withRecipes(), withRecipes()]);
    for (const [file, was, is] of deeper) await newer.edit(file, (content) => content.replace(was, is));
    said = (await newer.rules('impact', older.root)).lines.join('\n');
  });
  afterAll(() => Promise.all([older.remove(), newer.remove()]));

  test.each([
    [
      'a limit under an order',
      /newly refused: \/personal\/birthday by "singleAge" — was "minAge": 21, is "minAge": 25; \d+ cases/,
    ],
    ['a day that moves', /newly accepted: \/subject by "longSubject" — .*, e\.g\. "Ö"/],
    ['a formula', /stored: \/matches another value in \d+ of \d+ accepted cases/],
    ['a normaliser', /stored: \/contact\/street another value in \d+ of \d+ accepted cases/],
    ['a list of your own', /list: opponents 2 suggestions added, 1 removed/],
    [
      'a field that nothing else says has changed',
      /auth\/register\n(?: {2}.*\n)* {2}schema: \/properties\/personal\/properties\/lastName\/pattern was/,
    ],
    ['another order of the names', /contract\/cancel\n {2}schema: \/ the order of names alone/],
    ['what else the schema says', /auth\/otp\n {2}schema: \/properties\/code\/pattern was "\^\[0-9\]/],
  ])('%s', (_, line) => {
    expect(said).toMatch(line);
  });

  test('an effect is the same with other cases of it', () => {
    const lines = said.split('\n');
    const other = (line: string) =>
      line
        .replace(/\d+ of \d+ accepted/, '7 of 700 accepted')
        .replace(/\d+ cases?(, e\.g\. .*| replayed)/, (_, rest: string) =>
          rest === ' replayed' ? '1 case replayed' : '1 case, e.g. "x"',
        );
    const others = lines.map(other);
    expect(others.filter((line, i) => line !== lines[i]).length).toBeGreaterThan(5);
    expect(effectOnCustomers(others)).toEqual(effectOnCustomers(lines));
    // Nothing else of a line is lost.
    expect(effectOnCustomers(lines).join('\n')).toMatch(
      /newly refused: \/personal\/birthday by "singleAge" — was "minAge": 21, is "minAge": 25\n/,
    );
    expect(effectOnCustomers(lines)).toContain('  list: opponents 2 suggestions added, 1 removed');
    expect(effectOnCustomers(lines)).toContain('  stored: /matches another value');
    expect(effectOnCustomers(lines).at(-1)).toMatch(/^\d+ rules? newly refusing, \d+ rules? no longer/);
  });

  test('what another line says is not said again', () => {
    expect(said).not.toMatch(/schema: .*(birthday|street|matches|subject)/);
  });

  test('no value of a person stands beside what is stored', () => {
    const stored = said.split('\n').filter((line) => line.includes('stored: /'));
    expect(stored.length).toBeGreaterThan(1);
    for (const line of stored)
      expect(line).toMatch(/^ {2}stored: \/[\w/]+ another value in \d+ of \d+ accepted cases$/);
  });

  test('a book with another version says what has changed', async () => {
    await newer.rules('book', 'auth/otp', '--since', older.root);
    const page = await readFile(join(newer.root, 'dist/rule-book/index.html'), 'utf8');
    expect(page).toContain('/properties/code/pattern');
    expect(page).not.toContain('Nichts hat sich geändert.');
  });
});
