import { expect, test } from 'vitest';
import { rowFaults } from '../../support/rows/check-rows.ts';
import { RowTypes } from '../../support/rows/row-types.ts';
import { sourcesIn } from '../../support/sources.ts';

const sources = new Map([...sourcesIn('src/server'), ...sourcesIn('src/shared')]);
const sitesOf = (files: Map<string, string>) => {
  const types = new RowTypes(files);
  return [...files.keys()].flatMap((file) => types.sitesIn(file));
};

/**
 * Rows whose type is the shape of an answer (`Static<typeof …>`), which is not read here: the API's tests compare the
 * answers with their shapes.
 */
const MOST_UNREAD = 16;
/** These hand a statement on, whose row is the caller's; the export's rows have the columns that the modules name. */
const HAND_ON = /^src\/server\/infra\/(db\/(pglite|write-watch)|export\/export\.repository)\.ts/;

test('the type of nearly each row can be read from its source', () => {
  const sites = sitesOf(sources);
  const open = sites.filter(({ row, place }) => row === undefined && !HAND_ON.test(place));
  const unread = open.map(({ place }) => place);
  expect(sites.length).toBeGreaterThan(100);
  expect(unread.length, unread.join('\n')).toBeLessThanOrEqual(MOST_UNREAD);
});

const planted = new Map([
  [
    'src/server/a.repository.ts',
    `import type { Base as Parent } from './b.ts';
interface Row extends Pick<Parent, 'id' | 'at'> {
  state: 'open' | 'done' | null;
  lines: string[];
  note?: string;
}
export const find = (db: Queryable) =>
  db.query<Row & { n: number }>('SELECT 1', []);`,
  ],
  ['src/server/b.ts', 'type Id = string;\nexport interface Base { id: Id; at: Date; token: string }'],
]);

test('names and kinds are read through imports, Pick, extends and intersections', () => {
  const [site] = sitesOf(planted);
  expect(site?.place).toBe('src/server/a.repository.ts:8');
  const row = { id: 'a', at: new Date(), state: null, lines: [], n: 1 };
  const faults = (change: object) => rowFaults({ ...row, ...change }, site?.row ?? new Map());
  expect(faults({})).toEqual([]);
  expect(faults({ note: 'x' })).toEqual([]);
  expect(faults({ n: '1' })).toEqual(['n is string, the type says number']);
  expect(faults({ at: '2026-01-01' })).toEqual(['at is string, the type says date']);
  expect(faults({ token: 'x' })).toEqual(['the statement returns token, the type has no such field']);
  const { id: _id, ...without } = row;
  expect(rowFaults(without, site?.row ?? new Map())).toEqual(['the statement returns no id']);
});
