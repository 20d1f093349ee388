import { isRecord } from '../../../src/shared/json-values.ts';
import type { Chosen } from '../../../src/workbench/editor/chosen.ts';
import { swap, without } from './mistake.ts';

/** A mistake of the findings (§2) as a person makes it in a draft. */
export interface FindingsMistake {
  name: string;
  /** What becomes of the text of a file; null: the file goes. */
  edits: Record<string, (text: string, published: ReadonlyMap<string, string>) => string | null>;
  says: RegExp;
  /** Where the list of faults leads to. */
  at: Chosen;
}

const VAT = 'schemas/definitions/vatNumber.schema.json';
const JERSEY = 'schemas/order/jersey.schema.json';
const REGISTER = 'schemas/auth/register.schema.json';
const JERSEY_EXAMPLES = 'schemas/order/jersey.examples.json';
const GIVEAWAY_EXAMPLES = 'schemas/giveaway/entry.examples.json';
const CITY = 'schemas/definitions/city.schema.json';
const STREET = 'schemas/definitions/street.schema.json';
const FLOW = 'schemas/order/order.flow.json';
const SURVEY = 'schemas/survey/answer.schema.json';
const SURVEY_UI = 'ui-schemas/survey/answer.ui.json';
const OTP = 'schemas/auth/otp.schema.json';

const company = { form: 'auth/corporate-register', field: '/vatNumber' };

/** JSON that is still JSON after an edit of what it holds. */
function json<Json>(edit: (json: Json) => void): (text: string) => string {
  return (text) => {
    const held: Json = JSON.parse(text);
    edit(held);
    return `${JSON.stringify(held, null, 2)}\n`;
  };
}

/** A name goes wherever it stands: as a key, and in lists. */
function drop(name: string, inside: unknown): void {
  if (Array.isArray(inside)) {
    const at = inside.indexOf(name);
    if (at !== -1) inside.splice(at, 1);
    for (const one of inside) drop(name, one);
  } else if (isRecord(inside)) {
    delete inside[name];
    for (const one of Object.values(inside)) drop(name, one);
  }
}

interface Section {
  properties: Record<string, unknown>;
  required: string[];
}

/** Each list is one draft: its mistakes are in files of their own, and none hides another one. */
export const findingsMistakes: FindingsMistake[][] = [
  [
    {
      name: 'a misspelt keyword',
      edits: { [VAT]: swap('"pattern"', '"patern"') },
      says: /"patern" is no keyword; did you mean "pattern"\?/,
      at: company,
    },
    {
      name: 'a wrong pointer in an example',
      edits: { [GIVEAWAY_EXAMPLES]: swap('"set": { "/name": "" }', '"set": { "/names/first": "" }') },
      says: /An example changes \/names\/first, which its base does not have/,
      at: { form: 'giveaway/entry' },
    },
    {
      name: 'a smallest value above the largest',
      edits: { [JERSEY]: swap('"minimum": 1', '"minimum": 100') },
      says: /"minimum" \(100\) is above "maximum" \(99\)/,
      at: { form: 'order/jersey', field: '/number' },
    },
    {
      name: 'a control that does not fit the type',
      edits: { [SURVEY_UI]: swap('"textarea"', '"checkboxCards"') },
      says: /checkboxCards/,
      at: { form: 'survey/answer', field: '/comment' },
    },
    {
      name: 'choices that the page does not give',
      edits: { 'ui-schemas/order/tariff.ui.json': swap('"tariffs"', '"tarifs"') },
      says: /"tarifs".*did you mean "tariffs"/,
      at: { form: 'order/tariff', field: '/tariffId' },
    },
    {
      name: 'a box that is ticked beforehand',
      edits: {
        [REGISTER]: swap(
          '"marketingConsent": { "type": "boolean", "default": false }',
          '"marketingConsent": { "type": "boolean", "default": true }',
        ),
      },
      says: /A box is never ticked beforehand/,
      at: { form: 'auth/register', field: '/security/marketingConsent' },
    },
  ],
  [
    {
      name: 'a piece that is not there',
      edits: { [REGISTER]: swap('/city.schema', '/citty.schema') },
      says: /citty\.schema\.json" is no file.*did you mean "city\.schema\.json"/,
      at: { form: 'auth/register', field: '/contact/city' },
    },
    {
      name: 'a comma too many',
      edits: { [VAT]: swap('{10,11}$"', '{10,11}$",') },
      says: /vatNumber.*not valid JSON: property name expected in line 7/,
      at: company,
    },
    {
      name: 'a rule that no example proves',
      edits: {
        [JERSEY_EXAMPLES]: swap(
          '{ "base": 0, "set": { "/number": 100 }, "path": "/number", "rule": "maximum" },',
          '',
        ),
      },
      says: /No example breaks the rule "maximum" of \/number\. Add one\./,
      at: { form: 'order/jersey', field: '/number' },
    },
    {
      name: 'a value that the order can never have',
      edits: { [FLOW]: swap('"const": "port"', '"const": "prot"') },
      says: /"prot" can never stand there; did you mean "port"\?/,
      at: { file: FLOW },
    },
    {
      name: 'a word that one language lacks',
      edits: { 'locales/tr/survey.json': without('survey.answer.rating.label') },
      says: /The Turkish words for "survey\.answer\.rating\.label" are missing/,
      at: { form: 'survey/answer', field: '/rating' },
    },
  ],
  [
    {
      name: 'a comparison with no field',
      edits: { 'schemas/definitions/passwordConfirmation.schema.json': swap('1/password', '1/pasword') },
      says: /"1\/pasword" leads to no field.*did you mean "password"\?/,
      at: { form: 'account/password', field: '/passwordConfirmation' },
    },
    {
      name: 'a pattern that takes for ever',
      edits: { [CITY]: swap(/"pattern": ".*"/, '"pattern": "^(\\\\p{L}+ ?)+$"') },
      says: /This pattern can take for ever/,
      at: { form: 'account/profile', field: '/city' },
    },
    {
      name: 'a name twice',
      edits: { [VAT]: swap('"maxLength": 20,', '"maxLength": 20,\n"maxLength": 4,') },
      says: /"maxLength" stands twice in the same object/,
      at: company,
    },
    {
      name: 'a deleted form',
      edits: { [OTP]: () => null },
      says: /The form must stay: .* asks for it/,
      at: { file: OTP },
    },
  ],
  [
    {
      name: 'a field that the program needs, moved to another section',
      edits: {
        [REGISTER]: json(({ properties }: { properties: Record<'personal' | 'security', Section> }) => {
          const { personal, security } = properties;
          personal.properties.keyword = security.properties.keyword;
          personal.required.push('keyword');
          delete security.properties.keyword;
          security.required = security.required.filter((name) => name !== 'keyword');
        }),
        'ui-schemas/auth/register.ui.json': json(
          (ui: Record<'personal' | 'security', Record<string, unknown> & { 'ui:order': string[] }>) => {
            ui.personal.keyword = ui.security.keyword;
            ui.personal['ui:order'].push('keyword');
            delete ui.security.keyword;
            ui.security['ui:order'] = ui.security['ui:order'].filter((name) => name !== 'keyword');
          },
        ),
      },
      says: /\/security\/keyword must stay/,
      at: { form: 'auth/register', field: '/security' },
    },
  ],
  [
    {
      name: 'letters of Windows-1252 that were lost',
      edits: { 'locales/de/survey.json': swap('ü', '\uFFFD') },
      says: /A letter was lost in line \d+/,
      at: { file: 'locales/de/survey.json' },
    },
    {
      name: 'a brace that is not closed',
      edits: { 'locales/de/giveaway.json': swap(/": "/, '": "{limit ') },
      says: /cannot be read. Look for a brace that is not closed/,
      at: { form: 'giveaway/entry', field: '/isCheck' },
    },
  ],
  [
    {
      name: 'pieces that lead to each other',
      edits: {
        [CITY]: swap('"type"', '"allOf": [{ "$ref": "street.schema.json" }],\n"type"'),
        [STREET]: swap('"type"', '"allOf": [{ "$ref": "city.schema.json" }],\n"type"'),
      },
      says: /leads back to itself .*Break the circle/,
      at: { form: 'account/profile', field: '/city' },
    },
  ],
  [
    {
      name: 'a pattern of five digits beside a sentence that says four',
      edits: { 'schemas/definitions/keyword.schema.json': swap('^[1-9]{4}$', '^[1-9]{5}$') },
      says: /"field\.keyword\.error\.keywordDigits" says 4 digits, but the pattern of "keyword" takes 5\./,
      at: { form: 'auth/register', field: '/security/keyword' },
    },
  ],
  [
    {
      name: 'a sentence that repeats what is secret',
      edits: {
        'locales/de/fields.json': swap(
          'Das Passwort braucht mindestens {limit}',
          'Das Passwort {value} braucht mindestens {limit}',
        ),
        'locales/tr/fields.json': swap(
          '"field.password.error.passwordLength": "',
          '"field.password.error.passwordLength": "{value}: ',
        ),
      },
      says: /Nothing fills \{value\} in "field\.password\.error\.passwordLength"/,
      at: { form: 'account/password', field: '/password' },
    },
  ],
  [
    {
      name: 'a field that the program needs, deleted everywhere',
      edits: {
        [REGISTER]: json((schema) => drop('city', schema)),
        'ui-schemas/auth/register.ui.json': json((ui) => drop('city', ui)),
        'schemas/auth/register.examples.json': json(
          (examples: { valid: object[]; invalid: { path: string }[] }) => {
            drop('city', examples.valid);
            examples.invalid = examples.invalid.filter(({ path }) => path !== '/contact/city');
          },
        ),
      },
      says: /\/contact\/city must stay/,
      at: { form: 'auth/register', field: '/contact' },
    },
  ],
  // A form that is gone hides what others lack.
  [
    {
      name: 'a renamed file',
      edits: {
        [SURVEY]: () => null,
        'schemas/survey/reply.schema.json': (_none, published) => published.get(SURVEY) ?? '',
      },
      says: /answer\.schema\.json: The form must stay: .* asks for it\./,
      at: { file: SURVEY },
    },
  ],
  // A file that cannot be read hides what other words lack.
  [
    {
      name: 'a word that stands twice',
      edits: {
        'locales/de/giveaway.json': (text) => text.replace('{', '{ "giveaway.entry.title": "Zuerst",'),
      },
      says: /"giveaway\.entry\.title" stands twice in the same object/,
      at: { file: 'locales/de/giveaway.json' },
    },
  ],
];
