import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { proveInProcess } from '../../../src/server/start/releases/prove-in-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanline-proof-'));
});
afterAll(() => rm(folder, { recursive: true }));

const proof = { before: new Map(), after: new Map([['a', 'b']]), now: new Date('2026-11-27T10:00:00Z') };

/** What is proved by a process of this source. */
async function proved(source: string, limits?: Parameters<typeof proveInProcess>[1]) {
  const worker = join(folder, `${Math.random()}.mjs`);
  await writeFile(worker, source);
  return proveInProcess(worker, limits)(proof);
}

test('the verdict of the process is the answer', async () => {
  const verdict = { isSound: true, check: ['b'], impact: [], on: '2026-11-27' };
  expect(
    await proved(
      `process.once('message', (proof) =>
        process.send({ isSound: true, check: [proof.after.get('a')], impact: [], on: '2026-11-27' }));`,
    ),
  ).toEqual(verdict);
});

test.each([
  ['while (true);', 'takes more than 1 seconds'],
  [
    'const all = []; while (true) all.push(new Array(1000).fill(all.length));',
    'takes more than 32 MB of memory',
  ],
  ["throw new Error('strange');", 'broke off: strange'],
  ['', 'broke off'],
  ['process.disconnect();', 'broke off'],
])('what exceeds the limits or breaks off is not sound: %s', async (source, sentence) => {
  const seconds = sentence.includes('seconds') ? 1 : 60;
  const verdict = await proved(source, { seconds, megabytes: 32 });
  expect(verdict).toMatchObject({ isSound: false, check: [expect.stringContaining(sentence)] });
});

test.each([
  "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);",
  "process.kill(process.pid, 'SIGKILL');",
])('a process that is ended from outside says nothing of the files: %s', async (source) => {
  await expect(proved(source)).rejects.toThrow('The proof was ended by SIG');
});

test('the process gets no secret of the server', async () => {
  vi.stubEnv('DATABASE_PASSWORD', 'secret');
  const source =
    "process.send({ isSound: true, check: Object.keys(process.env), impact: [], on: '2026-11-27' });";
  expect((await proved(source)).check.filter((name) => !name.startsWith('NODE_'))).toEqual(['TMPDIR']);
});
