import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChangeSet } from '../../../src/server/modules/releases/change-set.ts';
import { publish } from '../../../src/server/modules/releases/publish.service.ts';
import { findPublished, findRelease } from '../../../src/server/modules/releases/release.repository.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { runReleases } from '../../../src/server/modules/releases/run-releases.service.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import type { ChangeSetView, StaffStepAnswer } from '../../../src/shared/api/workbench.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { approvedChange, findsSound, ownFiles } from '../../support/releases.ts';
import type { TestClient } from '../../support/test-client.ts';

const origin = 'http://127.0.0.1:3000';
const [SURVEY, ORDER, SUPPORT] = ['survey', 'order', 'support'].map((area) => `locales/de/${area}.json`);

let t: TestApp;
let deps: ReleaseDeps;
let zeynep: TestClient;
beforeEach(async () => {
  t = await createTestApp({ withReleases: true, env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' } });
  deps = { db: t.db, clock: t.now, prove: findsSound };
  const person = { subject: 'zeynep', id: 'zeynep', name: 'Zeynep', roles: ['publisher' as const] };
  const entered = await enter(t.deps, person, 8 * 3600);
  zeynep = t.client();
  if ('token' in entered) zeynep.cookies.set('fanline-staff', entered.token);
});
afterEach(() => t.close());

const inForce = async (path = '', until?: Date) => {
  const changed: ChangeSet = new Map([[path, `${(await ownFiles()).get(path)}\n`]]);
  const id = await approvedChange(deps, changed, `Change of ${path}`);
  await publish(deps, id, { by: 'zeynep', until });
  return id;
};
/** What the page offers to take back. */
const offered = async () =>
  (await zeynep.get('/workbench/api/releases'))
    .payload<ChangeSetView[]>()
    .flatMap(({ number, takesBack }) => (takesBack === null ? [] : [{ at: number, ...takesBack }]));
const rollBack = async (target: number) => {
  const asked = { action: 'rollBack', target, reason: 'Too strict.' };
  return (await zeynep.post('/workbench/api/steps', asked, { origin })).payload<StaffStepAnswer>();
};
/** A change set for good, and one above it that has ended by itself: release 4 is its end. */
const endedAbove = async () => {
  const below = await inForce(ORDER);
  await inForce(SURVEY, new Date(t.now().getTime() + 60_000));
  t.pass({ minutes: 2 });
  await runReleases(deps, () => {});
  expect((await findPublished(t.db))?.number).toBe(4);
  return below;
};

test('what the page offers takes back what a person published, also after another has ended by itself', async () => {
  expect(await offered()).toEqual([]);
  const below = await endedAbove();
  const [first] = await offered();
  expect(first).toEqual({ at: 4, named: 2, number: 2, reason: `Change of ${ORDER}` });
  expect(await rollBack(first?.named ?? 0)).toEqual({ isDone: true, sentences: [] });
  expect(await findRelease(t.db, below)).toMatchObject({ status: 'rolledBack' });
  expect((await findPublished(t.db))?.number).toBe(5);
  // All that is left came with the program.
  expect(await offered()).toEqual([]);
});

test('what came into force meanwhile is not taken back in its place', async () => {
  const below = await endedAbove();
  const [seen] = await offered();
  const other = await inForce(SUPPORT);
  expect(await rollBack(seen?.named ?? 0)).toMatchObject({
    isDone: false,
    sentences: ['Release 2 is not in force: release 5 is. Nothing was rolled back.'],
  });
  expect([await findRelease(t.db, below), await findRelease(t.db, other)]).toMatchObject([
    { status: 'superseded' },
    { status: 'published' },
  ]);
  expect(await offered()).toEqual([{ at: 5, named: 5, number: 5, reason: `Change of ${SUPPORT}` }]);
});

test('where a person took one back the one below it is said, and is taken back by the number in force', async () => {
  await inForce(ORDER);
  await inForce(SURVEY);
  expect(await rollBack(3)).toMatchObject({ isDone: true });
  expect(await offered()).toEqual([{ at: 4, named: 4, number: 2, reason: `Change of ${ORDER}` }]);
  expect(await rollBack(4)).toMatchObject({ isDone: true });
});
