import { expect, test } from 'vitest';
import { faultsOfChangeSet } from '../../../src/server/modules/releases/change-set.ts';
import { applied, changesFrom, overtaken } from '../../../src/server/modules/releases/manifest.ts';
import { ownFiles } from '../../support/releases.ts';

test('every file of our own definitions may stand in a change set', async () => {
  const own = await ownFiles();
  expect(own.size).toBeGreaterThan(200);
  expect(faultsOfChangeSet(own)).toEqual([]);
});

test.each([
  ['../schemas/a.schema.json', '{}'],
  ['schemas/../../etc/passwd.schema.json', '{}'],
  ['/schemas/a.schema.json', '{}'],
  ['schemas\\a.schema.json', '{}'],
  ['src/server/main.ts', ''],
  ['schemas/meta/form.meta.json', '{}'],
  ['schemas/import/tariffs.import.json', '{}'],
  ['schemas/__proto__/a.schema.json', '{}'],
  ['schemas/.git/a.schema.json', '{}'],
  ['locales/de/information/agb.md', ''],
  ['locales/de/a\u0000.json', '{}'],
  ['locales/de/a.json\n', '{}'],
  [`schemas/${'a'.repeat(200)}.schema.json`, '{}'],
  ['schemas/survey/large.schema.json', ' '.repeat(1024 * 1024 + 1)],
  ['schemas/survey/nothing.schema.json', '\0'],
])('a strange name or size is refused: %j', (path, text) => {
  expect(faultsOfChangeSet(new Map([[path, text]]))).toHaveLength(1);
});

test('no file, too many, and too much together are refused', () => {
  const many = (count: number, text: string) =>
    new Map(Array.from({ length: count }, (_, n) => [`schemas/survey/a${n}.schema.json`, text]));
  expect(faultsOfChangeSet(new Map())).toEqual(['Nothing is changed.']);
  expect(faultsOfChangeSet(many(501, '{}'))).toHaveLength(1);
  expect(faultsOfChangeSet(many(9, ' '.repeat(1024 * 1024)))).toEqual([
    'The files have more than 8 MB together.',
  ]);
  expect(faultsOfChangeSet(many(8, ' '.repeat(1024 * 1024)))).toEqual([]);
});

const base = { kept: '1', changed: '2', gone: '3' };
const after = { kept: '1', changed: '4', added: '5' };

test('changes lead from the one to the other', () => {
  const changes = changesFrom(base, after);
  expect(changes).toEqual({ gone: null, changed: '4', added: '5' });
  expect(applied(base, changes)).toEqual(after);
});

test('what another release has made of a file is overtaken', () => {
  const changes = changesFrom(base, after);
  expect(overtaken(changes, base, base)).toEqual([]);
  expect(overtaken(changes, base, { ...base, kept: '9' })).toEqual([]);
  expect(overtaken(changes, base, after)).toEqual([]);
  expect(overtaken(changes, base, { ...base, changed: '9', gone: '9' }).sort()).toEqual(['changed', 'gone']);
});
