import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDraft } from '../../../src/server/modules/releases/draft.service.ts';
import { sendBack } from '../../../src/server/modules/releases/person-steps.service.ts';
import { submit } from '../../../src/server/modules/releases/publish.service.ts';
import { findRelease } from '../../../src/server/modules/releases/release.repository.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import type { ChangeSetView } from '../../../src/shared/api/workbench.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { findsSound, wishFor } from '../../support/releases.ts';
import type { TestClient } from '../../support/test-client.ts';

const origin = 'http://127.0.0.1:3000';
const COUNTED = '1 case replayed: 1 rule newly refusing, 0 rules no longer refusing. Other changes: words 0.';
let t: TestApp;
let mehmet: TestClient;
beforeAll(async () => {
  t = await createTestApp({ withReleases: true, env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' } });
  const person = { subject: 'test mehmet', id: 'mehmet', name: 'Mehmet Kaya', roles: ['reviewer' as const] };
  const entered = await enter(t.deps, person, 8 * 3600);
  mehmet = t.client();
  if ('token' in entered) mehmet.cookies.set('fanline-staff', entered.token);
});
afterAll(() => t.close());

/** Dependencies whose proof says that people notice this. */
const noticing = (...impact: string[]) => ({
  ...{ db: t.db, clock: t.now },
  prove: async (proof: Parameters<typeof findsSound>[0]) => ({ ...(await findsSound(proof)), impact }),
});
const inReview = async (...impact: string[]) => {
  const files = await wishFor('a');
  const id = await newDraft(noticing(), { by: 'ayse', reason: 'Wish', files });
  await submit(noticing(...impact), id, { by: 'ayse' });
  return id;
};
const seen = async (id: number) => {
  const sets = (await mehmet.get('/workbench/api/releases')).payload<ChangeSetView[]>();
  const set = sets.find((one) => one.id === id);
  return { digest: set?.digest ?? '', effect: set?.effect ?? '', impact: set?.impact };
};
const approve = async (target: number, said: { digest: string; effect?: string }) =>
  (await mehmet.post('/workbench/api/steps', { action: 'approve', target, ...said }, { origin })).payload();
const refused = (...sentences: string[]) => ({ isDone: false, sentences });

test('who approves has seen what changes for customers, as it is', async () => {
  const id = await inReview(
    'order/approval',
    '  newly refused: /wish by "pattern" — new: "pattern": "^a"',
    COUNTED,
  );
  const { digest, effect, impact } = await seen(id);
  expect(impact).toContain('order/approval');
  expect(await approve(id, { digest })).toEqual(
    refused(`Say that you have seen what change set ${id} changes for customers.`),
  );
  const another = await inReview('order/approval', COUNTED);
  expect(await approve(id, { digest, effect: (await seen(another)).effect })).toEqual(
    refused(`What change set ${id} changes for customers is not what you saw: look at it again.`),
  );
  expect((await findRelease(t.db, id))?.status).toBe('inReview');
  expect(await approve(id, { digest, effect })).toEqual({ isDone: true, sentences: [] });
  const [log] = await t.db.query<{ note: string }>(
    "SELECT note FROM definition_release_log WHERE release_id = $1 AND event = 'approved'",
    [id],
  );
  expect(log?.note).toBe(`${digest} ${effect}`);
});

test('an effect that was seen before the files were proved anew is not enough', async () => {
  const id = await inReview('order/approval', COUNTED);
  const before = await seen(id);
  await sendBack(noticing(), id, { by: 'mehmet', reason: 'Later.' });
  // Nothing was written, but another day brings another effect.
  await t.db.query('UPDATE definition_release SET verdict = NULL WHERE id = $1', [id]);
  await submit(noticing('order/approval', '  words: x', COUNTED), id, { by: 'ayse' });
  const { digest, effect } = await seen(id);
  expect(digest).toBe(before.digest);
  expect(await approve(id, { digest, effect: before.effect })).toMatchObject({ isDone: false });
  expect(await approve(id, { digest, effect })).toMatchObject({ isDone: true });
});
