import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeGoods } from '../../../src/definitions/goods/judge-goods.ts';
import { findFiles } from '../../../src/server/start/stock/find-files.ts';
import { allGoods } from '../../../src/server/start/stock/goods-registry.ts';
import { isRecord } from '../../../src/shared/json-values.ts';
import { ROOT } from '../../support/definitions.ts';
import { CONTENT } from '../../support/goods-folder.ts';

const folder = join(ROOT, 'schemas/import');
const schemas = readdirSync(folder).filter((name) => name.endsWith('.import.json'));
const read = (name: string): object => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** What a schema leaves open, by pointer: names, lengths, numbers. */
function openIn(node: unknown, at = ''): string[] {
  if (!isRecord(node)) return [];
  const types = [node.type].flat();
  const lacks = (type: string, ...bounds: string[]) =>
    types.includes(type) && !bounds.some((bound) => node[bound] !== undefined)
      ? [`${at}: ${bounds.join(' or ')}`]
      : [];
  const inner = Object.entries(node).flatMap(([key, child]) =>
    // A condition judges what is bounded elsewhere.
    ['if', 'then', 'else', 'allOf'].includes(key) ? [] : openIn(child, `${at}/${key}`),
  );
  return [
    ...lacks('object', 'additionalProperties'),
    ...lacks('array', 'maxItems'),
    ...lacks('string', 'maxLength', 'pattern', 'format', 'enum'),
    ...lacks('integer', 'maximum'),
    ...lacks('number', 'maximum'),
    ...inner,
  ];
}

describe('the schemas of goods', () => {
  it('are there for all goods', () => {
    expect(schemas).toEqual(expect.arrayContaining(allGoods.map(({ id }) => `${id}.import.json`)));
  });

  it.each(schemas)('%s bounds all that a file may hold, and says what it is', (name) => {
    const schema = read(name);
    expect(openIn(schema)).toEqual([]);
    expect(schema).toMatchObject({ type: 'array', description: expect.any(String) });
  });

  it('what is open is found', () => {
    const open = { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } };
    expect(openIn(open)).toHaveLength(3);
  });
});

it('the content of the demo is sound, and no file of it is misspelt', () => {
  const { files, faults } = findFiles(CONTENT);
  expect(faults).toEqual([]);
  expect(new Set(files.map(({ goods }) => goods.id))).toEqual(new Set(allGoods.map(({ id }) => id)));
  const wrong = files.map(({ path, goods }) =>
    judgeGoods(read(`${goods.id}.import.json`), readFileSync(path)),
  );
  expect(wrong.flatMap((judged) => ('faults' in judged ? judged.faults : []))).toEqual([]);
});
