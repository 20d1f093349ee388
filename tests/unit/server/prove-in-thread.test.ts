import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveInThread } from '../../../src/server/start/releases/prove-in-thread.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanline-thread-'));
});
afterAll(() => rm(folder, { recursive: true }));

const proof = { before: new Map(), after: new Map([['a', 'b']]), now: new Date('2026-11-27T10:00:00Z') };

/** What is proved by a thread of this source. */
async function proved(source: string, limits?: Parameters<typeof proveInThread>[1]) {
  const worker = join(folder, `${Math.random()}.mjs`);
  await writeFile(worker, `import { parentPort, workerData } from 'node:worker_threads';\n${source}`);
  return proveInThread(worker, limits)(proof);
}

test('the verdict of the thread is the answer', async () => {
  const verdict = { isSound: true, check: ['b'], impact: [], on: '2026-11-27' };
  expect(
    await proved(
      "parentPort.postMessage({ isSound: true, check: [workerData.after.get('a')], impact: [], on: '2026-11-27' });",
    ),
  ).toEqual(verdict);
});

test.each([
  ['while (true);', 'takes more than 1 seconds'],
  ['const all = []; while (true) all.push(new Array(1000).fill(all.length));', 'broke off'],
  ["throw new Error('strange');", 'broke off: strange'],
  ['', 'broke off'],
])('what exceeds the limits or breaks off is not sound: %s', async (source, sentence) => {
  const verdict = await proved(source, { seconds: 1, megabytes: 32 });
  expect(verdict).toMatchObject({ isSound: false, check: [expect.stringContaining(sentence)] });
});
