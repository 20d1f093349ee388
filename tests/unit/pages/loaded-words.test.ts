import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { componentFile, pageIds, pages } from '../../../src/shared/pages.ts';
import { type WordPart, wordParts } from '../../../src/shared/word-parts.ts';
import { pageWords } from '../../../src/tools/vite/page-words.ts';
import { ROOT } from '../../support/definitions.ts';

const parts: WordPart[] = ['first', 'rest', 'guest', 'own', 'help', 'content', 'fun', 'service', 'parts'];
/** Which part holds a word. */
const partOf = new Map<string, string>(
  parts.flatMap((part) => Object.keys(pageWords(ROOT, 'de', part)).map((key) => [key, part] as const)),
);

/** A file of ours and all that it imports, loaded at once or later. */
function sources(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8');
  seen.set(file, source);
  for (const [, path = ''] of source.matchAll(/(?:from |import\(|import )'(\.[^']+\.tsx?)'/g))
    sources(join(dirname(file), path), seen);
  return seen;
}

/** Words that a page says and does not load. What stands in `MoreWords` brings words of another page itself. */
function strangeWords(component: string, parts: readonly WordPart[]): string[] {
  const all = [...sources(join(ROOT, `src/client/pages/${component}.page.tsx`)).values()].join('\n');
  const more = pageIds.filter((page) => all.includes(`<MoreWords of="${page}"`));
  const known: readonly string[] = [...parts, ...more.flatMap((page) => wordParts(pages[page]))];
  const isStrange = (key: string) => partOf.has(key) && !known.includes(partOf.get(key) ?? '');
  const whole = [...all.matchAll(/['"`]([a-z][\w-]*\.[\w.-]+)['"`]/g)].map(([, key = '']) => key);
  // `checkout.result.${state}.title` begins with a part only.
  const begun = [...all.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(([, start = '']) => start);
  const ofBegun = begun.filter((start) => {
    const keys = [...partOf.keys()].filter((key) => key.startsWith(start));
    return keys.length > 0 && keys.every(isStrange);
  });
  return [...new Set([...whole.filter(isStrange), ...ofBegun])];
}

test.each(pageIds)('%s says only words that it loads', (page) => {
  expect(strangeWords(componentFile(page), wordParts(pages[page]))).toEqual([]);
});

test('a page that says others is found', () => {
  expect(strangeWords('bills', ['first', 'rest'])).toContain('invoices.page.title');
});
