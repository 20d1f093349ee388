import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { allGoods } from '../../../src/server/start/stock/goods-registry.ts';
import { createEmptyDatabase } from '../../support/database.ts';
import { folderWith, goodsIn, importInto } from '../../support/goods-folder.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';

let db: Database;
beforeAll(async () => {
  db = await createEmptyDatabase();
});
afterAll(() => db.close());

const goodsOf = ({ id }: Kind) => allGoods.find((goods) => goods.id === id);
const fileOf = (kind: Kind) => `${goodsOf(kind)?.isShared ? '' : 'kanarya/'}${kind.id}.json`;
const bring = (kind: Kind, ...items: object[]) => importInto(db, folderWith({ [fileOf(kind)]: items }));

test('each kind of goods has a line in the table', () => {
  expect(kinds.map(({ id }) => id)).toEqual(allGoods.map(({ id }) => id));
});

const faults = kinds.flatMap((kind) => kind.faults.map((faulty) => ({ ...faulty, kind, name: kind.id })));

test.each(faults)('$name: a fault is told with its line ($says), and nothing is written', async (fault) => {
  const { kind, item, at, says } = fault;
  expect((await bring(kind, kind.known)).code).toBe(0);
  const before = await goodsIn(db);
  const folder = folderWith({ [fileOf(kind)]: [kind.fresh, item] });
  const { code, lines } = await importInto(db, folder);
  expect(code).toBe(1);
  const file = fileOf(kind);
  expect(lines.at(-1)).toBe(`${file}: nothing of this file is written`);
  const [said = ''] = lines;
  expect(said).toMatch(says);
  const line = Number(said.slice(file.length + 1).split(':')[0]);
  const text = readFileSync(join(folder, file), 'utf8').split('\n');
  expect(text[line - 1]).toMatch(at);
  // Below the good item, not in it.
  expect(line).toBeGreaterThan(text.indexOf('  },'));
  expect(await goodsIn(db)).toEqual(before);
});

test.each(kinds)(
  '$id: a dry run says what a changed and a new item would become, and writes nothing',
  async (kind) => {
    const empty = await createEmptyDatabase();
    expect((await importInto(empty, folderWith({ [fileOf(kind)]: [kind.known] }))).code).toBe(0);
    const before = await goodsIn(empty);
    const { code, lines } = await importInto(
      empty,
      folderWith({ [fileOf(kind)]: [{ ...kind.known, ...kind.change }, kind.fresh] }),
      '--dry-run',
    );
    expect(lines).toEqual([
      'Dry run: nothing is written. It would become:',
      `${fileOf(kind)}: 1 new, 1 changed, 0 as before`,
    ]);
    expect(code).toBe(0);
    expect(await goodsIn(empty)).toEqual(before);
    await empty.close();
  },
);

test.each(kinds)('$id: a changed item is written, and a second time nothing changes', async (kind) => {
  const file = fileOf(kind);
  const changed = { ...kind.known, ...kind.change };
  await bring(kind, kind.known, kind.fresh);
  expect((await bring(kind, changed, kind.fresh)).lines).toEqual([`${file}: 0 new, 1 changed, 1 as before`]);
  expect(await goodsOf(kind)?.read?.(db, 'kanarya')).toContainEqual(expect.objectContaining(kind.change));
  const written = await goodsIn(db);
  expect((await bring(kind, changed, kind.fresh)).lines).toEqual([`${file}: 0 new, 0 changed, 2 as before`]);
  expect(await goodsIn(db)).toEqual(written);
});
