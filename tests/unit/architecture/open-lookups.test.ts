import { expect, test } from 'vitest';
import { sourcesIn } from '../../support/sources.ts';
import { type OpenLookup, openLookups } from './open-lookups.ts';

const ofDefinitions = 'the names stand in definition files, which are checked before they are in force';
const ofOurs = 'the names are written in our own sources';

/** Lookups that may stay, by file: how many, and why no name from outside reaches them. */
const reasoned = new Map<string, [count: number, reason: string]>([
  ['src/definitions/compile-flow.ts', [3, ofDefinitions]],
  ['src/definitions/examples.ts', [2, ofDefinitions]],
  ['src/definitions/fields.ts', [3, ofDefinitions]],
  ['src/definitions/form-texts.ts', [1, ofDefinitions]],
  ['src/definitions/limits-in-words.ts', [1, ofDefinitions]],
  ['src/definitions/phone-metadata.ts', [1, 'countries of the phone library, while it is built']],
  ['src/definitions/schema-nodes.ts', [1, ofDefinitions]],
  ['src/definitions/standalone.ts', [1, ofDefinitions]],
  ['src/definitions/validate-flow.ts', [2, 'the forms of the flow, and own names of the forms sent']],
  ['src/definitions/view.ts', [3, ofDefinitions]],
  ['src/definitions/words.ts', [2, ofDefinitions]],
  ['src/server/infra/escape-html.ts', [1, 'the five signs of the pattern']],
  ['src/server/http/pages/page-sender.ts', [1, ofOurs]],
  ['src/server/http/pages/preloads.ts', [4, 'files of the built client']],
  ['src/shared/built-modules.ts', [3, 'files of the built client']],
  ['src/server/http/request-context.ts', [1, ofOurs]],
  ['src/server/infra/uploads/claim-uploads.service.ts', [1, 'a form that takes files, named by the caller']],
  ['src/server/modules/billing/invoice-pdf.service.ts', [1, 'keys of our own price lines']],
  ['src/server/modules/customers/secret-cookie.http.ts', [1, ofOurs]],
  ['src/server/modules/declarations/submit-own-declaration.service.ts', [1, ofOurs]],
  [
    'src/server/modules/orders/write-order.service.ts',
    [1, 'the forms of the flow; others are refused before'],
  ],
  ['src/server/start/env-reader.ts', [1, ofOurs]],
  ['src/shared/markdown.ts', [1, 'names in our own texts']],
  ['src/shared/match-page.ts', [1, ofOurs]],
  ['src/shared/rules/consents.ts', [1, ofDefinitions]],
  ['src/shared/rules/normalize.ts', [1, ofDefinitions]],
  ['src/shared/rules/rule-errors.ts', [4, ofDefinitions]],
]);

/** The analysts' command line, the linter and the comparison with contracts: they read definition files, and nothing of a request. */
const tools = /^src\/definitions\/(cli|contracts|lint|meta)\//;

/** Whether the file asks `Object.hasOwn` for just this object and this key. */
function isGuarded(source: string, { text }: OpenLookup): boolean {
  return [...source.matchAll(/Object\.hasOwn\(([^()]*\))/g)].some(([, given = '']) => text.startsWith(given));
}

test('a name from outside is looked up in a Map or after Object.hasOwn; each other lookup has its reason', () => {
  const parts = ['shared', 'definitions', 'server'];
  const sources = new Map(parts.flatMap((part) => [...sourcesIn(`src/${part}`)]));
  const found = openLookups(sources, parts).filter(
    (lookup) => !tools.test(lookup.file) && !isGuarded(sources.get(lookup.file) ?? '', lookup),
  );
  const counts = new Map<string, number>();
  for (const { file } of found) counts.set(file, (counts.get(file) ?? 0) + 1);
  const allowed = new Map([...reasoned].map(([file, [count]]) => [file, count]));
  expect(Object.fromEntries(counts), JSON.stringify(found, null, 1)).toEqual(Object.fromEntries(allowed));
}, 120_000);

test('a lookup in an object of any names is found, one by written names or behind Object.hasOwn is none', () => {
  const planted = `
    const all: Record<string, number> = {};
    const two = { de: 1, tr: 2 };
    export const open = (name: string) => all[name];
    export const closed = (lang: keyof typeof two) => two[lang] + (all[lang] ?? 0);
    export const at = (list: string[], index: number) => list[index];
    export const written = () => all['de'];
    export const maybe = (given: { [name: string]: string } | undefined, header: string) => given?.[header];
    export const set = (key: string) => { all[key] = 1; };
    export const asked = (word: string) => (Object.hasOwn(all, word) ? all[word] : undefined);
  `;
  const file = 'src/shared/planted.ts';
  const found = openLookups(new Map([[file, planted]]), ['shared']);
  expect(found.map(({ line }) => line)).toEqual([4, 8, 9, 10]);
  expect(found.filter((lookup) => !isGuarded(planted, lookup)).map(({ line }) => line)).toEqual([4, 8, 9]);
}, 120_000);
