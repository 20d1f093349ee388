import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Proof } from '../../../src/definitions/cli/prove.ts';
import { newDraft } from '../../../src/server/modules/releases/draft.service.ts';
import { digestOfEffect } from '../../../src/server/modules/releases/proved.service.ts';
import { publish, submit } from '../../../src/server/modules/releases/publish.service.ts';
import { findRelease } from '../../../src/server/modules/releases/release.repository.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { act } from '../../../src/server/modules/workbench/act.service.ts';
import { say } from '../../../src/server/modules/workbench/comments.service.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import type { ChangeSetView } from '../../../src/shared/api/workbench.ts';
import {
  releaseSteps,
  type StaffAction,
  type StaffRole,
  staffActions,
  staffRoles,
} from '../../../src/shared/staff.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { approve, findsSound, wishFor } from '../../support/releases.ts';
import type { TestClient } from '../../support/test-client.ts';

const origin = 'http://127.0.0.1:3000';
let t: TestApp;
let deps: ReleaseDeps;
beforeEach(async () => {
  t = await createTestApp({
    withReleases: true,
    env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' },
  });
  deps = { db: t.db, clock: t.now, prove: findsSound };
});
afterEach(() => t.close());

/** A browser in which a person with these roles is signed in. */
const person = async (id: string, ...roles: StaffRole[]): Promise<TestClient> => {
  const entered = await enter(t.deps, { subject: `test ${id}`, id, name: id, roles }, 8 * 3600);
  const client = t.client();
  if ('token' in entered) client.cookies.set('fanline-staff', entered.token);
  return client;
};
const ask = (client: TestClient, body: object) => client.post('/workbench/api/steps', body, { origin });
/** The call of an action: those of drafts have their own. */
const askFor = (client: TestClient, action: StaffAction, { target, ...asked }: Asked) => {
  const drafts = '/workbench/api/drafts';
  const post = (url: string, body: object) => client.post(url, body, { origin });
  if (action === 'begin') return post(drafts, { reason: 'Wish' });
  if (action === 'write') return post(`${drafts}/${target}/files`, { files: [] });
  if (action === 'judge') return post(`${drafts}/${target}/judge`, {});
  if (action === 'share') return post(`${drafts}/${target}/link`, {});
  const place = { form: 'order/approval', pointer: '' };
  if (action === 'comment') return post(`${drafts}/${target}/comments`, { ...place, text: 'Why?' });
  if (action === 'settle') return post(`${drafts}/${target}/comments/settle`, { ...place, isOpen: false });
  return ask(client, { action, target, ...asked });
};
interface Asked {
  target?: number;
  digest?: string | undefined;
  effect?: string;
  from?: string;
  reason?: string;
}
const draft = async () => newDraft(deps, { by: 'writer', reason: 'Wish', files: await wishFor('a') });

/** A change set to which an action fits, and what is asked of it. */
const ready: Record<StaffAction, () => Promise<Asked>> = {
  begin: async () => ({}),
  write: async () => ({ target: await draft() }),
  judge: async () => ({ target: await draft() }),
  share: async () => ({ target: await draft() }),
  comment: async () => ({ target: await draft() }),
  settle: async () => {
    const target = await draft();
    await say(deps, target, { by: 'writer', form: 'order/approval', pointer: '', text: 'Why?' });
    return { target };
  },
  submit: async () => ({ target: await draft() }),
  sendBack: async () => ({ target: await submitted() }),
  withdraw: async () => ({ target: await draft() }),
  approve: async () => {
    const target = await submitted();
    const { changesDigest, verdict = null } = (await findRelease(t.db, target)) ?? {};
    return { target, digest: changesDigest, effect: digestOfEffect(verdict) };
  },
  schedule: async () => ({
    target: await approved(),
    from: new Date(t.now().getTime() + 60_000).toISOString(),
  }),
  publish: async () => ({ target: await approved() }),
  rollBack: async () => ({
    target: await publish(deps, await approved(), { by: 'zeynep' }),
    reason: 'Too strict.',
  }),
};
const submitted = async () => {
  const id = await draft();
  await submit(deps, id, { by: 'writer' });
  return id;
};
const approved = async () => {
  const id = await submitted();
  await approve(deps, id);
  return id;
};

/** Each action × role: y where it is done. */
const table: Record<StaffAction, Record<StaffRole, 'y' | '-'>> = {
  begin: { analyst: 'y', reviewer: '-', publisher: '-' },
  write: { analyst: 'y', reviewer: '-', publisher: '-' },
  judge: { analyst: 'y', reviewer: '-', publisher: '-' },
  share: { analyst: 'y', reviewer: '-', publisher: '-' },
  comment: { analyst: 'y', reviewer: 'y', publisher: 'y' },
  settle: { analyst: 'y', reviewer: 'y', publisher: 'y' },
  submit: { analyst: 'y', reviewer: '-', publisher: '-' },
  sendBack: { analyst: 'y', reviewer: 'y', publisher: 'y' },
  withdraw: { analyst: 'y', reviewer: '-', publisher: '-' },
  approve: { analyst: '-', reviewer: 'y', publisher: '-' },
  schedule: { analyst: '-', reviewer: '-', publisher: 'y' },
  publish: { analyst: '-', reviewer: '-', publisher: 'y' },
  rollBack: { analyst: '-', reviewer: '-', publisher: 'y' },
};

test.each(staffActions)('%s is done for whose role allows it, and for no other', async (action) => {
  const asked = await ready[action]();
  const [allowed, denied] = (['y', '-'] as const).map((is) =>
    staffRoles.filter((role) => table[action][role] === is),
  );
  for (const role of denied ?? []) {
    const answer = await askFor(await person(`a.${role}`, role), action, asked);
    expect([role, answer.status]).toEqual([role, 403]);
  }
  // The first of those whose role allows it does it: then it is done.
  const [role = 'analyst'] = allowed ?? [];
  const done = (await askFor(await person(`b.${role}`, role), action, asked)).payload();
  const isStep = [...releaseSteps, 'comment', 'settle', 'share'].some((one) => one === action);
  expect(done).toMatchObject(isStep ? { isDone: true, sentences: [] } : { sentences: [] });
  const logged = await t.db.query(
    "SELECT staff_id AS by, action, outcome FROM staff_action WHERE action <> 'signIn' ORDER BY id",
  );
  expect(logged).toEqual([
    ...(denied ?? []).map((one) => ({ by: `a.${one}`, action, outcome: 'denied' })),
    { by: `b.${role}`, action, outcome: 'asked' },
    { by: `b.${role}`, action, outcome: 'done' },
  ]);
});

test.each(staffRoles)('what a %s may do, one by one', async (role) => {
  for (const action of staffActions) {
    const client = await person(`only.${role}`, role);
    const { status } = await askFor(client, action, { target: 999 });
    expect([action, status]).toEqual([action, table[action][role] === 'y' ? 200 : 403]);
  }
});

test('nobody approves what they wrote, whatever their roles', async () => {
  const target = await submitted();
  const digest = (await findRelease(t.db, target))?.changesDigest;
  const writer = await person('writer', ...staffRoles);
  expect((await ask(writer, { action: 'approve', target, digest })).payload()).toEqual({
    isDone: false,
    sentences: [`writer wrote in change set ${target}: another person approves it.`],
  });
  expect((await findRelease(t.db, target))?.status).toBe('inReview');
});

test('the log says for when a change set was scheduled, and how a thread was settled', async () => {
  const publisher = await person('zeynep', 'publisher');
  const [from, until] = [1, 2].map((hours) => new Date(t.now().getTime() + hours * 3600_000).toISOString());
  const target = await approved();
  const times = `from ${from} until ${until}`;
  expect((await ask(publisher, { action: 'schedule', target, from, until })).payload()).toMatchObject({
    isDone: true,
  });
  const other = await approved();
  await ask(publisher, { action: 'publish', target: other, until });
  const discussed = (await ready.settle()).target;
  const settled = { form: 'order/approval', pointer: '' };
  const settle = (isOpen: boolean) =>
    publisher.post(`/workbench/api/drafts/${discussed}/comments/settle`, { ...settled, isOpen }, { origin });
  await settle(false);
  await settle(true);
  const logged = await t.db.query(
    "SELECT action, note FROM staff_action WHERE staff_id = 'zeynep' AND outcome = 'asked' AND action <> 'signIn' ORDER BY id",
  );
  expect(logged).toEqual([
    { action: 'schedule', note: times },
    { action: 'publish', note: `until ${until}` },
    { action: 'settle', note: 'order/approval# closed' },
    { action: 'settle', note: 'order/approval# reopened' },
  ]);
  const sets = (await publisher.get('/workbench/api/releases')).payload<ChangeSetView[]>();
  const last = (id: number) => sets.find((set) => set.id === id)?.steps.at(-1);
  expect(last(target)).toMatchObject({ event: 'scheduled', note: times });
  expect(last(other)).toMatchObject({ event: 'published', note: `until ${until}` });
});

test('a person reads what is approved', async () => {
  const target = await submitted();
  const client = await person('mehmet', 'reviewer');
  const changes = (await client.get(`/workbench/api/releases/${target}/changes`)).payload<{
    digest: string;
    files: { path: string; before: string | null; after: string | null }[];
  }>();
  expect(changes.digest).toBe((await findRelease(t.db, target))?.changesDigest);
  expect(new Map(changes.files.map(({ path, after }) => [path, after]))).toEqual(await wishFor('a'));
  const [set] = (await client.get('/workbench/api/releases')).payload<object[]>();
  expect(set).toMatchObject({ id: target, status: 'inReview', writers: ['writer'], reason: 'Wish' });
  expect((await client.get('/workbench/api/releases/999/changes')).status).toBe(404);
});

test('what is open or in force stands in the list, however much came after it', async () => {
  const target = await draft();
  await t.db.query(
    `INSERT INTO definition_release (kind, status, author, writers, reason, over, changes, created_at)
     SELECT kind, 'withdrawn', author, writers, reason, over, changes, created_at
       FROM definition_release, generate_series(1, 60) WHERE id = $1`,
    [target],
  );
  const client = await person('ayse', 'analyst');
  const sets = (await client.get('/workbench/api/releases')).payload<{ id: number; status: string }[]>();
  expect(sets).toHaveLength(52);
  expect(sets.at(-2)).toMatchObject({ id: target, status: 'draft' });
  expect(sets.at(-1)).toMatchObject({ status: 'published' });
});

test('a change set is proved once at a time: who asks again meanwhile is told', async () => {
  const target = await draft();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = {
    ...deps,
    prove: (proof: Proof) => held.then(() => findsSound(proof)),
    underWay: new Set<string>(),
  };
  const staff = { id: 'ayse', name: 'Ayşe', roles: ['analyst'] as const };
  const asked = {
    action: 'submit',
    target,
    reason: '',
    digest: '',
    effect: '',
    from: undefined,
    until: undefined,
  } as const;
  const first = act(slow, staff, asked);
  await vi.waitFor(() => expect(slow.underWay.size).toBe(1));
  expect(await act(slow, staff, asked)).toMatchObject({
    outcome: 'refused',
    sentences: [`Change set ${target} is being proved already: wait, then load the page again.`],
  });
  go();
  expect(await first).toEqual({ outcome: 'done' });
  expect(slow.underWay.size).toBe(0);
});

test('what a stranger asks for counts for the address, files too', async () => {
  const env = { WORKBENCH: '1', DEFINITIONS_FROM: 'release', RATE_LIMIT_PER_ADDRESS: '3' };
  const narrow = await createTestApp({ withReleases: true, env });
  const client = narrow.client();
  client.cookies.set('fanline-staff', 'made-up');
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await client.get('/workbench/assets/index.js')).status);
  expect(statuses).toEqual([404, 404, 404, 429]);
  await narrow.close();
});

test.each(['2026-11-28T23:59:60Z', '2026-11-28T10:00:00+01'])('%s is no moment', async (from) => {
  const client = await person('zeynep', 'publisher');
  const asked = { action: 'schedule', target: await approved(), from };
  expect((await ask(client, asked)).status).toBe(422);
  expect((await ask(client, { ...asked, from: undefined, until: from })).status).toBe(422);
});

test('a post of another site does nothing', async () => {
  const client = await person('ayse', 'analyst');
  const body = { action: 'submit', target: await draft() };
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ];
  for (const headers of foreign) {
    const answer = await client.post('/workbench/api/steps', body, headers);
    expect(answer.status).toBe(403);
  }
  expect(await t.db.query("SELECT 1 FROM staff_action WHERE action <> 'signIn'")).toEqual([]);
});

test('demo staff sign in by a button, in the language of their browser', async () => {
  const client = t.client();
  const page = await client.get('/workbench/sign-in', { 'accept-language': 'en' });
  expect(page.text).toContain('In development only');
  expect((await client.get('/workbench/sign-in')).text).toContain('Nur in der Entwicklung');
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin };
  expect((await client.post('/workbench/sign-in', 'id=nobody', form)).status).toBe(404);
  expect((await client.post('/workbench/sign-in', 'id=mehmet.kaya', form)).status).toBe(303);
  expect((await client.get('/workbench/api/me')).payload()).toMatchObject({ roles: ['analyst', 'reviewer'] });
});
