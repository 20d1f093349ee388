import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headKeys } from '../../../src/shared/page-title.ts';
import { pageIds } from '../../../src/shared/pages.ts';
import { pageWords } from '../../../src/tools/vite/page-words.ts';

const root = `${import.meta.dirname}/../../..`;
/** The frame that shows drafts says words of pages, too. */
const folders = [`${root}/src/client`, `${root}/src/workbench/preview/frame`];
/** `error` and `message` are parts of `errors.json`; of the other files' words the client names none. */
const AREAS = [
  'error',
  'message',
  ...readdirSync(`${root}/locales/de`)
    .filter((name) => /^(?!errors|fields|outbox|payments).*\.json$/.test(name))
    .map((name) => name.replace('.json', '')),
].join('|');

const source = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const words = new Set(
  (
    [
      'first',
      'rest',
      'guest',
      'own',
      'help',
      'content',
      'fun',
      'service',
      'consents',
      'advice',
      'parts',
    ] as const
  ).flatMap((part) => Object.keys(pageWords(root, 'de', part))),
);

/** Whole keys in quotes. Paths of modules and file names look different. */
const written = new Set(
  [...source.matchAll(new RegExp(`['"]((?:${AREAS})\\.[a-zA-Z.]+(?:-1)?)['"]`, 'g'))].map(
    ([, key]) => key ?? '',
  ),
);
/** Keys that are put together: `dashboard.order.state.${state}` begins like this. */
const begun = [...source.matchAll(new RegExp(`\`((?:${AREAS})\\.[a-zA-Z.]*)\\$\\{`, 'g'))].map(
  ([, start]) => start ?? '',
);
/** Lists of keys that get an ending: \`${key}.title\`. */
const endings = [...source.matchAll(/`\$\{key\}(\.[a-zA-Z]+)`/g)].map(([, end]) => end ?? '');

test('every word that the source names exists', () => {
  const known = (key: string) => words.has(key) || endings.some((end) => words.has(key + end));
  expect([...written].filter((key) => !known(key))).toEqual([]);
});

/** The titles and descriptions of the pages. */
const heads = new Set(pageIds.flatMap((page) => Object.values(headKeys(page) ?? {})));

test('every page word is used somewhere', () => {
  const used = (key: string) =>
    written.has(key) ||
    heads.has(key) ||
    begun.some((start) => key.startsWith(start)) ||
    endings.some((end) => key.endsWith(end) && written.has(key.slice(0, -end.length)));
  expect([...words].filter((key) => !used(key))).toEqual([]);
});
