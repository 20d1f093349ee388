import { expect, test } from 'vitest';
import { sourcesIn } from '../../support/sources.ts';

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

/** A table's name that stands in a variable: the tests above cannot see who writes it. */
const HIDDEN =
  /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE(?:\s+TABLE)?|MERGE\s+INTO)\s+(?:ONLY\s+)?\$\{/;
/** They delete rows of the tables that the modules' own `.retention.ts` and `-closing.repository.ts` name. */
const BY_LISTS = ['src/server/infra/db/retention.ts', 'src/server/infra/closing/owned-rows.repository.ts'];
const LIST = /\.retention\.ts$|-closing\.repository\.ts$/;
const hiddenIn = (files: Map<string, string>) =>
  [...files].flatMap(([file, text]) => (!BY_LISTS.includes(file) && HIDDEN.test(text) ? [file] : []));

test('a statement that writes has its table in its text', () => {
  expect(hiddenIn(sources)).toEqual([]);
  const planted = new Map([
    ['src/server/modules/orders/a.repository.ts', ['`DELETE FROM ', '{table} WHERE id = $1`'].join('$')],
  ]);
  expect(hiddenIn(planted)).toHaveLength(1);
});

/** Tables that a module lists for deletion without writing them itself. */
function strangersIn(files: Map<string, string>): string[] {
  const writers = writersIn(files);
  return [...files].flatMap(([file, text]) =>
    !LIST.test(file)
      ? []
      : [...text.matchAll(/table: '(\w+)'/g)].flatMap(([, table = '']) =>
          writers.get(table)?.has(moduleOf(file)) ? [] : [`${file}: ${table}`],
        ),
  );
}

test('expired rows and those of closed accounts are deleted only from the own tables of a module', () => {
  expect(strangersIn(sources)).toEqual([]);
  const file = 'src/server/modules/support/planted.retention.ts';
  const planted = new Map(sources).set(file, "[{ table: 'orders', end: 'ended_at', days: 1 }]");
  expect(strangersIn(planted)).toEqual([`${file}: orders`]);
});

test('only repositories and infra hold SQL', () => {
  const others = [...sources].filter(
    ([file, text]) =>
      !/\.repository\.ts$|\/infra\//.test(file) &&
      new RegExp(`\\bSELECT\\b[^'"]*\\bFROM\\b|${WRITE.source}`).test(text),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});
