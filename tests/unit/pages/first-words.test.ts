import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { componentFile, pageIds, pages } from '../../../src/shared/pages.ts';
import { pageWords } from '../../../src/tools/vite/page-words.ts';
import { ROOT } from '../../support/definitions.ts';

const later = new Set(Object.keys(pageWords(ROOT, 'de', 'rest')));

/** A file of ours and all that it imports, loaded at once or later. */
function sources(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8');
  seen.set(file, source);
  for (const [, path = ''] of source.matchAll(/(?:from |import\(|import )'(\.[^']+\.tsx?)'/g))
    sources(join(dirname(file), path), seen);
  return seen;
}

/** Words in quotes that load only with the other pages. */
function laterWords(component: string): string[] {
  const all = [...sources(join(ROOT, `src/client/pages/${component}.page.tsx`)).values()].join('\n');
  return [...all.matchAll(/['"]([a-z][\w-]*\.[\w.-]+)['"]/g)].flatMap(([, key = '']) =>
    later.has(key) ? [key] : [],
  );
}

const first = pageIds.filter((page) => pages[page].words === 'first');

test.each(first)('%s says only what the first words hold', (page) => {
  expect(laterWords(componentFile(page))).toEqual([]);
});

test('what the other pages say is found', () => {
  expect(first.length).toBeGreaterThan(3);
  expect(laterWords('bills')).toContain('invoices.page.title');
});
