import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '../../../src/server/modules/releases/publish.service.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { rollBack } from '../../../src/server/modules/releases/roll-back.service.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import type { ChangeSetView } from '../../../src/shared/api/workbench.ts';
import type { FieldLifeView } from '../../../src/shared/api/workbench-history.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { approvedChange, findsSound, wishFor } from '../../support/releases.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let deps: ReleaseDeps;
let ayse: TestClient;
beforeAll(async () => {
  t = await createTestApp({ withReleases: true, env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' } });
  deps = { db: t.db, clock: t.now, prove: findsSound };
  const person = { subject: 'test ayse', id: 'ayse', name: 'Ayşe Demir', roles: ['analyst'] };
  const entered = await enter(t.deps, person, 8 * 3600);
  ayse = t.client();
  if ('token' in entered) ayse.cookies.set('fanline-staff', entered.token);
  for (const letter of ['a', 'b'])
    await publish(deps, await approvedChange(deps, await wishFor(letter), `Letter ${letter}`), {
      by: 'zeynep',
    });
  await rollBack(deps, { by: 'zeynep', number: 3, reason: 'Too strict.' });
});
afterAll(() => t.close());

const lifeOf = async (form: string, pointer: string) =>
  (
    await ayse.get(`/workbench/api/field-life?${new URLSearchParams({ form, pointer })}`)
  ).payload<FieldLifeView>();

test('a change set says who did what, by name where it is a person who has signed in', async () => {
  const sets = (await ayse.get('/workbench/api/releases')).payload<ChangeSetView[]>();
  const set = sets.find(({ number }) => number === 3);
  expect(set?.steps.map(({ name, event, note }) => [name, event, note])).toEqual([
    ['Ayşe Demir', 'begun', 'Letter b'],
    ['Ayşe Demir', 'submitted', null],
    ['mehmet', 'approved', null],
    ['zeynep', 'published', null],
    ['zeynep', 'rolledBack', null],
  ]);
});

test('savings of one person one after the other are told once, and a digest is no reason', async () => {
  const add = (by: string, event: string, note: string | null = null) =>
    t.db.query(
      `INSERT INTO definition_release_log (release_id, at, by, event, from_status, to_status, note)
       VALUES (1, $1, $2, $3, 'draft', 'draft', $4)`,
      [t.now(), by, event, note],
    );
  for (const by of ['ayse', 'ayse', 'fatma', 'ayse']) await add(by, 'written');
  await add('mehmet', 'approved', `${'0a'.repeat(32)} Read twice.`);
  const sets = (await ayse.get('/workbench/api/releases')).payload<ChangeSetView[]>();
  const told = sets.find(({ id }) => id === 1)?.steps.map(({ name, event, note }) => [name, event, note]);
  expect(told?.slice(-4)).toEqual([
    ['Ayşe Demir', 'written', null],
    ['fatma', 'written', null],
    ['Ayşe Demir', 'written', null],
    ['mehmet', 'approved', 'Read twice.'],
  ]);
});

test('the life of a field are the releases that changed it, the newest first', async () => {
  const life = await lifeOf('order/approval', '/wish');
  expect(life.map(({ number, kind, author, reason }) => [number, kind, author, reason])).toEqual([
    [4, 'rollback', 'zeynep', 'Too strict.'],
    [3, 'change', 'Ayşe Demir', 'Letter b'],
    [2, 'change', 'Ayşe Demir', 'Letter a'],
  ]);
  expect(life[1]?.parts).toEqual(
    expect.arrayContaining([
      { kind: 'rule', name: 'pattern', before: '^a', after: '^b' },
      {
        ...{ kind: 'word', name: 'de error.pattern' },
        before: 'Bitte beginnen Sie mit dem Buchstaben a.',
        after: 'Bitte beginnen Sie mit dem Buchstaben b.',
      },
    ]),
  );
  expect(life[2]?.parts).toContainEqual({ kind: 'rule', name: 'maxLength', before: null, after: '8' });
  const examples = life[2]?.parts.filter(({ kind }) => kind === 'example');
  expect(examples?.map(({ name, before }) => [name, before])).toEqual(Array(3).fill(['invalid', null]));
});

test('a field that no change has touched has come with the first release, by its pieces too', async () => {
  const [first, ...others] = await lifeOf('auth/register', '/personal/firstName');
  expect(others).toEqual([]);
  expect(first).toMatchObject({ number: 1, kind: 'folder', author: 'deployment' });
  const names = first?.parts.map(({ kind, name }) => `${kind} ${name}`) ?? [];
  expect(names).toEqual(
    expect.arrayContaining(['rule pattern', 'rule required', 'word de label', 'example valid']),
  );
  expect(first?.parts.every(({ before }) => before === null)).toBe(true);
  expect(await lifeOf('auth/register', '/nowhere')).toEqual([]);
});
