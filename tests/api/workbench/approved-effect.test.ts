import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Proof, prove } from '../../../src/definitions/cli/prove.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { digestOf, manifestOf } from '../../../src/server/modules/releases/manifest.ts';
import { publish } from '../../../src/server/modules/releases/publish.service.ts';
import { findRelease } from '../../../src/server/modules/releases/release.repository.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { stepsOf } from '../../../src/server/modules/releases/release-log.repository.ts';
import { runReleases } from '../../../src/server/modules/releases/run-releases.service.ts';
import { step } from '../../../src/server/modules/releases/step.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { approvedChange, findsSound, ownFiles, wishFor } from '../../support/releases.ts';

const by = 'zeynep';
let t: TestApp;
let deps: ReleaseDeps;
beforeEach(async () => {
  t = await createTestApp({ withReleases: true });
  const found = new Map<string, ReturnType<typeof prove>>();
  deps = { db: t.db, clock: t.now, prove: (proof) => provedOnce(found, proof) };
});
afterEach(() => t.close());

/** A real proof takes seconds: the same files are proved once. */
function provedOnce(found: Map<string, ReturnType<typeof prove>>, proof: Proof) {
  const key = [proof.before, proof.after].map((files) => digestOf(manifestOf(files))).join();
  const verdict = found.get(key) ?? prove(proof, contracts);
  found.set(key, verdict);
  return verdict;
}
const minutes = (count: number) => new Date(t.now().getTime() + count * 60_000);
const anew = (id: number) =>
  `What change set ${id} changes for customers is not what was approved. Send it back, and let it be seen anew.`;
/** One file of words, with one of them changed, or without it. */
const word = async (path: string, name: string, text?: string) =>
  new Map([[path, JSON.stringify({ ...JSON.parse((await ownFiles()).get(path) ?? ''), [name]: text })]]);
/** Dependencies whose proof says that people notice this. */
const noticing = (...impact: string[]): ReleaseDeps => ({
  ...{ db: t.db, clock: t.now },
  prove: async (proof) => ({ ...(await findsSound(proof)), impact }),
});
const noticed = (rule: string, cases: string) => [
  'order/approval',
  `  newly refused: /wish by "${rule}" — new: "maxLength": 8; ${cases}`,
];

test('what another release has made something else of is not published, by a person nor at its time', async () => {
  // The field has a label of its own, which is the shared one without it.
  const own = ['de', 'tr'].map((lang) => word(`locales/${lang}/support.json`, 'support.barrier.email.label'));
  const id = await approvedChange(deps, new Map((await Promise.all(own)).flatMap((files) => [...files])));
  const { impact: seen, effect } = (await findRelease(t.db, id))?.verdict ?? {};
  expect(effect).toMatch(/^[0-9a-f]{64}$/);
  expect(seen?.join('\n')).toMatch(/words: de: \/email title was .*, is "E-Mail-Adresse"/);
  const shared = await approvedChange(
    noticing(),
    await word('locales/de/fields.json', 'field.email.label', 'Postfach'),
  );
  expect(await publish(deps, shared, { by })).toBe(2);
  await expect(publish(deps, id, { by })).rejects.toThrow(anew(id));
  // The effect that was approved stays with it, so that asking again is no way.
  await expect(publish(deps, id, { by })).rejects.toThrow(anew(id));
  expect(await findRelease(t.db, id)).toMatchObject({ status: 'approved', verdict: { impact: seen } });
  await step(deps, id, { type: 'scheduled', from: minutes(5) }, { by });
  t.pass({ minutes: 6 });
  await runReleases(deps, () => {});
  expect(await findRelease(t.db, id)).toMatchObject({ status: 'draft', number: null });
  expect((await stepsOf(t.db, id)).at(-1)).toMatchObject({ event: 'sentBack', note: anew(id) });
}, 300_000);

test('another day, and other cases of the same effect, publish what was approved', async () => {
  const impact = noticed('maxLength', '3 cases, e.g. 9 characters');
  const id = await approvedChange(noticing(...impact), await wishFor('a'));
  t.pass({ days: 1 });
  const other = noticing(...noticed('pattern', '3 cases, e.g. 9 characters'));
  await expect(publish(other, id, { by })).rejects.toThrow(anew(id));
  const again = noticing(...noticed('maxLength', '1 case, e.g. 1 character'));
  expect(await publish(again, id, { by })).toBe(2);
});

test('an approval that kept no effect is none', async () => {
  const id = await approvedChange(noticing(), await wishFor('a'));
  await t.db.query('UPDATE definition_release SET approved_effect = NULL WHERE id = $1', [id]);
  await expect(publish(noticing(), id, { by })).rejects.toThrow(anew(id));
});
