import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpired } from '../../../src/server/infra/db/retention.ts';
import { newDraft } from '../../../src/server/modules/releases/draft.service.ts';
import { withdraw } from '../../../src/server/modules/releases/person-steps.service.ts';
import { submit } from '../../../src/server/modules/releases/publish.service.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import { kept } from '../../../src/server/retention.ts';
import type { ChangeSetView, StaffStepAnswer } from '../../../src/shared/api/workbench.ts';
import type { ThreadView } from '../../../src/shared/api/workbench-talk.ts';
import { daysAfter } from '../../../src/shared/durations.ts';
import type { StaffRole } from '../../../src/shared/staff.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { findsSound, wishFor } from '../../support/releases.ts';
import type { TestClient } from '../../support/test-client.ts';

const origin = 'http://127.0.0.1:3000';
const wish = { form: 'order/approval', pointer: '/wish' };

let t: TestApp;
let deps: ReleaseDeps;
let [ayse, mehmet]: TestClient[] = [];
let id: number;
beforeAll(async () => {
  t = await createTestApp({ withReleases: true, env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' } });
  deps = { db: t.db, clock: t.now, prove: findsSound };
  [ayse, mehmet] = [await person('ayse', 'analyst'), await person('mehmet', 'reviewer')];
  id = await newDraft(deps, { by: 'ayse', reason: 'Wish', files: await wishFor('a') });
});
afterAll(() => t.close());

async function person(name: string, role: StaffRole): Promise<TestClient> {
  const claims = { subject: `test ${name}`, id: name, name: `Name of ${name}`, roles: [role] };
  const entered = await enter(t.deps, claims, 8 * 3600);
  const client = t.client();
  if ('token' in entered) client.cookies.set('fanline-staff', entered.token);
  return client;
}
const say = async (client: TestClient | undefined, body: object, set = id) =>
  (await client?.post(`/workbench/api/drafts/${set}/comments`, body, { origin }))?.payload<StaffStepAnswer>();
const settle = async (client: TestClient | undefined, body: object) =>
  (
    await client?.post(`/workbench/api/drafts/${id}/comments/settle`, body, { origin })
  )?.payload<StaffStepAnswer>();
const threads = async () =>
  (await ayse?.get(`/workbench/api/drafts/${id}/comments`))?.payload<ThreadView[]>() ?? [];
const done = { isDone: true, sentences: [] };

test('a thread of a field is opened, closed and opened again by whoever has a role', async () => {
  expect(await say(mehmet, { ...wish, text: '  Why “a”? ' })).toEqual(done);
  expect(await say(ayse, { ...wish, text: 'It is the first letter.' })).toEqual(done);
  expect(await say(mehmet, { form: 'order/approval', pointer: '', text: 'Well done.' })).toEqual(done);
  await settle(mehmet, { ...wish, isOpen: false });
  // What is so already is not written again.
  await settle(ayse, { ...wish, isOpen: false });
  const [of, whole] = await threads();
  expect(of).toMatchObject({ ...wish, isOpen: false });
  expect(of?.entries.map(({ by, event, text }) => [by, event, text])).toEqual([
    ['Name of mehmet', 'said', 'Why “a”?'],
    ['Name of ayse', 'said', 'It is the first letter.'],
    ['Name of mehmet', 'resolved', null],
  ]);
  expect(whole).toMatchObject({ pointer: '', isOpen: true });
  const counted = async () =>
    (await ayse?.get('/workbench/api/releases'))?.payload<ChangeSetView[]>().find((set) => set.id === id)
      ?.openThreads;
  expect(await counted()).toBe(1);
  await say(ayse, { ...wish, text: 'One more thing.' });
  expect((await threads())[0]?.isOpen).toBe(true);
  expect(await counted()).toBe(2);
});

test('the audit log names the field, and not what was said', async () => {
  const rows = await t.db.query<{ action: string; outcome: string; note: string | null }>(
    "SELECT action, outcome, note FROM staff_action WHERE action IN ('comment', 'settle') ORDER BY id LIMIT 2",
  );
  expect(rows).toEqual([
    { action: 'comment', outcome: 'asked', note: 'order/approval#/wish' },
    { action: 'comment', outcome: 'done', note: null },
  ]);
});

test.each([
  ['nothing', { ...wish, text: '' }],
  ['blanks', { ...wish, text: ' \n ' }],
  ['too much', { ...wish, text: 'x'.repeat(2001) }],
  ['of no pointer', { ...wish, pointer: 'wish', text: 'x' }],
  ['of no form', { form: '', pointer: '', text: 'x' }],
])('%s is no comment', async (_title, body) => {
  const answer = await ayse?.post(`/workbench/api/drafts/${id}/comments`, body, { origin });
  expect(answer?.status).toBe(422);
});

test('what is not there is not talked about', async () => {
  const sentences = [`Change set ${id} has no field /nowhere of order/approval.`];
  expect(await say(ayse, { ...wish, pointer: '/nowhere', text: 'x' })).toEqual({ isDone: false, sentences });
  expect((await settle(ayse, { ...wish, pointer: '/nowhere', isOpen: true }))?.isDone).toBe(false);
  expect((await ayse?.get('/workbench/api/drafts/999/comments'))?.status).toBe(404);
});

test('a change set is talked about until it is in force or over', async () => {
  await submit(deps, id, { by: 'ayse' });
  expect(await say(mehmet, { ...wish, text: 'In review.' })).toEqual(done);
  await withdraw(deps, id, { by: 'ayse', reason: '' });
  const sentences = [`Change set ${id} is withdrawn: it is not talked about any more.`];
  expect(await say(mehmet, { ...wish, text: 'Too late.' })).toEqual({ isDone: false, sentences });
  expect(await settle(mehmet, { ...wish, isOpen: false })).toEqual({ isDone: false, sentences });
});

test('what was said is kept for two years', async () => {
  const count = async () => (await t.db.query('SELECT 1 FROM staff_comment')).length;
  await deleteExpired(t.db, daysAfter(t.now(), 729), kept);
  expect(await count()).toBeGreaterThan(4);
  await deleteExpired(t.db, daysAfter(t.now(), 731), kept);
  expect(await count()).toBe(0);
});
