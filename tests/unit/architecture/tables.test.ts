import { expect, test } from 'vitest';
import { sourcesIn } from './sources.ts';

/** What makes the tables and fills them for a demonstration writes all of them. */
const EXCEPT = /\/infra\/db\/(migrations|seeds)\//;
const WRITE = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+(?:ONLY\s+)?([a-z][a-z_]*)/g;
/** `FOR UPDATE SKIP LOCKED`, `DO UPDATE SET`. */
const NO_TABLE = new Set(['set', 'skip', 'of']);

/** The module that a file belongs to: `modules/orders`, `infra`, `sandbox`. */
function moduleOf(file: string): string {
  const [, , layer = '', area = ''] = file.split('/');
  return layer === 'modules' ? `modules/${area}` : layer;
}

/** Each table with the modules that write it. */
function writersIn(files: Map<string, string>): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const [file, text] of files)
    for (const [, table = ''] of text.matchAll(WRITE))
      if (!NO_TABLE.has(table)) writers.set(table, (writers.get(table) ?? new Set()).add(moduleOf(file)));
  return writers;
}

const shared = (writers: Map<string, Set<string>>) =>
  [...writers]
    .filter(([, modules]) => modules.size > 1)
    .map(([table, modules]) => `${table}: ${[...modules].join(', ')}`);

const sources = new Map([...sourcesIn('src/server')].filter(([file]) => !EXCEPT.test(file)));

test('each table is written by one module alone', () => {
  const writers = writersIn(sources);
  expect(writers.size).toBeGreaterThan(40);
  expect(shared(writers)).toEqual([]);
});

test('a second writer is found', () => {
  const planted = new Map(sources).set(
    'src/server/modules/billing/planted.repository.ts',
    "await tx.query(`UPDATE orders SET state = 'completed' WHERE id = $1`, [id]);",
  );
  expect(shared(writersIn(planted))).toEqual(['orders: modules/orders, modules/billing']);
});

test('only repositories and infra hold SQL', () => {
  const others = [...sources].filter(
    ([file, text]) =>
      !/\.repository\.ts$|\/infra\//.test(file) &&
      new RegExp(`\\bSELECT\\b[^'"]*\\bFROM\\b|${WRITE.source}`).test(text),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});
