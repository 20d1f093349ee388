import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from '../../../src/server/modules/releases/publish.service.ts';
import { findRelease } from '../../../src/server/modules/releases/release.repository.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { runReleases } from '../../../src/server/modules/releases/run-releases.service.ts';
import { step } from '../../../src/server/modules/releases/step.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { approvedChange, findsSound, ownFiles, wishFor } from '../../support/releases.ts';

const by = 'zeynep';
/** Midnight in Berlin: the day before, a proof of that day is none for it. */
const from = new Date('2027-01-30T23:00:00Z');
const before = (minutes: number) => new Date(from.getTime() - minutes * 60_000);

let t: TestApp;
let deps: ReleaseDeps;
let proofs: Date[];
beforeEach(async () => {
  t = await createTestApp({ withReleases: true, now: before(24 * 60) });
  proofs = [];
  const prove: ReleaseDeps['prove'] = (proof) => {
    proofs.push(proof.now);
    return findsSound(proof);
  };
  deps = { db: t.db, clock: t.now, prove };
});
afterEach(() => t.close());

const failures: unknown[] = [];
const run = (other = deps) => runReleases(other, (error) => failures.push(error));
const runWithoutProof = () =>
  run({ ...deps, prove: () => Promise.reject(new Error('A proof at the time of publishing.')) });
const passTo = (time: Date) => t.pass({ seconds: (time.getTime() - t.now().getTime()) / 1000 });
const stateOf = async (id: number) => (await findRelease(t.db, id))?.status;
const scheduled = async (at = from) => {
  const id = await approvedChange(deps, await wishFor('a'));
  await step(deps, id, { type: 'scheduled', from: at }, { by });
  proofs = [];
  return id;
};
const other = async (until?: Date) => {
  const path = 'locales/de/survey.json';
  const id = await approvedChange(deps, new Map([[path, `${(await ownFiles()).get(path)}\n`]]));
  await publish(deps, id, { by, until });
  proofs = [];
};

test('what begins soon is proved before its time and as of it, once, and at its time is only put in force', async () => {
  const id = await scheduled();
  passTo(before(11));
  await run();
  expect(proofs).toEqual([]);
  passTo(before(9));
  await run();
  await run();
  expect([proofs, await stateOf(id)]).toEqual([[from], 'scheduled']);
  passTo(from);
  await runWithoutProof();
  expect([await stateOf(id), failures]).toEqual(['published', []]);
});

test('what comes into force meanwhile is proved with it, still before its time', async () => {
  const id = await scheduled();
  passTo(before(9));
  await run();
  await other();
  await run();
  passTo(from);
  await runWithoutProof();
  expect([proofs, await stateOf(id)]).toEqual([[from], 'published']);
});

test('where another ends before it, it is proved after that end', async () => {
  const id = await scheduled();
  await other(before(5));
  passTo(before(9));
  await run();
  expect(proofs).toEqual([]);
  passTo(before(4));
  await run();
  expect(proofs).toEqual([from]);
  passTo(from);
  await runWithoutProof();
  expect([proofs, await stateOf(id)]).toEqual([[from], 'published']);
});

test('what is not sound ahead stays scheduled until its time, and goes back then', async () => {
  const id = await scheduled();
  passTo(before(9));
  const faulty: ReleaseDeps = {
    ...deps,
    prove: async (proof) => ({ ...(await findsSound(proof)), isSound: false, check: ['A fault.'] }),
  };
  await run(faulty);
  expect(await stateOf(id)).toBe('scheduled');
  passTo(from);
  await run();
  expect([proofs, await stateOf(id)]).toEqual([[], 'draft']);
});
