import type { Contracts } from '../../shared/contracts/contract.ts';
import { langs } from '../../shared/language.ts';
import { matchPage } from '../../shared/match-page.ts';
import { nearest } from '../../shared/nearest.ts';
import type { FormModel } from '../compile-form.ts';
import type { Problem } from '../problem.ts';
import type { PagesFile } from '../schema-types.ts';
import type { Source } from '../source.ts';

type Entry = PagesFile['pages'][number];

/** The first parts of addresses that the server keeps for other things than pages. */
export const RESERVED = [
  'api',
  'assets',
  'c',
  'definitions',
  'dev',
  'health',
  'images',
  'metrics',
  'robots',
  'sandbox',
  'sitemap',
  'sw',
  'workbench',
  ...langs,
  'en',
];

/** Small letters, digits and hyphens in up to four parts: the same in every browser, and easy to say. */
const ADDRESS = /^(\/[a-z0-9]+(-[a-z0-9]+)*){1,4}$/;

function pathFault({ path }: Entry, earlier: readonly Entry[]): string | undefined {
  const [, first = ''] = path.split('/');
  if (!ADDRESS.test(path))
    return `"${path}" is no address. Write small letters from a to z, digits and hyphens, such as "/account/change-owner".`;
  if (langs.some((lang) => lang === first))
    return `An address has no language: the server adds it. Write "${path.slice(first.length + 1) || '/…'}".`;
  if (RESERVED.includes(first))
    return `Addresses below "/${first}" belong to the program. Choose another one than "${path}".`;
  if (matchPage(path).page !== 'notFound')
    return `"${path}" is the address of a page of the program. Choose another one.`;
  if (earlier.some((other) => other.path === path))
    return `The address "${path}" stands here twice. Give each page its own.`;
  return undefined;
}

/** The forms that a page may show: those that neither the program nor a flow asks for. */
function freeForms({ forms, flows }: Source, { formIds }: Contracts): string[] {
  const inFlows = [...flows.values()].flatMap(({ json }) =>
    json.steps.flatMap((step) => step.forms.map(({ form }) => form)),
  );
  return [...forms.keys()].filter((id) => !formIds.includes(id) && !inFlows.includes(id));
}

function unknownForm(form: string, known: readonly string[]): string {
  const guess = nearest(form, known);
  return `There is no form "${form}"${guess ? `; did you mean "${guess}"?` : ` (schemas/${form}.schema.json).`}`;
}

function formFault(
  { form }: Entry,
  earlier: readonly Entry[],
  source: Source,
  contracts: Contracts,
): string | undefined {
  const free = freeForms(source, contracts);
  // That a form's file is gone or broken is said of the file.
  const isThere = source.forms.has(form) || source.broken.has(`schemas/${form}.schema.json`);
  if (!isThere) return unknownForm(form, free);
  if (source.forms.has(form) && !free.includes(form))
    return `"${form}" is a form of the program, which has a page and a record for it. Make a form of your own: npm run rules -- new.`;
  if (earlier.some((other) => other.form === form))
    return `The form "${form}" has a page already. A form has one address.`;
  return undefined;
}

function mailFault({ signedIn, mail = [] }: Entry): string | undefined {
  return mail.includes('receipt') && !signedIn
    ? 'A receipt goes only to the address of a customer who is logged in: say "signedIn": true, or leave "receipt" out.'
    : undefined;
}

/** What is wrong with one entry of the list of pages. */
export function lintPage(index: number, source: Source, contracts: Contracts): Problem[] {
  const { file, json } = source.pages ?? { file: '', json: { pages: [] } };
  const entry = json.pages[index];
  if (entry === undefined) return [];
  const earlier = json.pages.slice(0, index);
  const found: [at: string, sentence: string | undefined][] = [
    ['path', pathFault(entry, earlier)],
    ['form', formFault(entry, earlier, source, contracts)],
    ['mail', mailFault(entry)],
  ];
  return found.flatMap(([at, sentence]) =>
    sentence === undefined ? [] : [{ file, pointer: `/pages/${index}/${at}`, sentence }],
  );
}

/** Controls that only a page of the program can serve. */
const PROGRAMMED = ['otp', 'numberReservation'];

function fieldFault({ ui, schema }: FormModel['fields'][number]): string | undefined {
  const widget = ui['ui:widget'];
  if (widget === undefined) return undefined;
  if (PROGRAMMED.includes(widget)) return `The widget "${widget}" works only on a page of the program.`;
  return widget === 'password' && schema['x-keep'] !== false
    ? 'Answers to this form are stored and sent to the service as they are. A password must not be: say "x-keep": false in the schema.'
    : undefined;
}

/** What a form must not ask on a page that no code serves. */
export function lintFormOnPage({ id, hasPage, fields }: FormModel): Problem[] {
  if (!hasPage) return [];
  return fields.flatMap((field) => {
    const sentence = fieldFault(field);
    const file = `ui-schemas/${id}.ui.json`;
    return sentence === undefined ? [] : [{ file, pointer: `${field.pointer}/ui:widget`, sentence }];
  });
}
