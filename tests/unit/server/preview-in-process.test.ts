import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Previewer, PreviewQuestion } from '../../../src/definitions/cli/preview/preview.ts';
import { isUnavailable } from '../../../src/server/infra/db/unavailable.ts';
import { TurnTooLate } from '../../../src/server/infra/turns.ts';
import { nextAnswer } from '../../../src/server/start/releases/next-answer.ts';
import { previewInProcess } from '../../../src/server/start/releases/preview-in-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanline-preview-'));
});
afterAll(() => rm(folder, { recursive: true }));

const now = new Date('2026-11-27T10:00:00Z');

/** Asks of a draft, and notes when its files are read. */
function question(digest: string, read: string[] = []): PreviewQuestion {
  return {
    digest,
    files: async () => {
      read.push(digest);
      return new Map([[digest, 'saved']]);
    },
    typed: new Map([['x', 'typed']]),
    task: { is: 'form', form: 'auth/login', now },
  };
}

async function previewer(source: string, limits: Parameters<typeof previewInProcess>[1]): Promise<Previewer> {
  const worker = join(folder, `${Math.random()}.mjs`);
  await writeFile(worker, source);
  return previewInProcess(worker, limits);
}

const limits = { seconds: 60, megabytes: 64, idleSeconds: 1, waitSeconds: 60 };
const file = 'schemas/auth/login.schema.json';

/** Answers with what it was told, as the one fault. */
const TELLS = `process.on('message', ({ digest, files, forget, typed }) =>
  process.send({ form: null, faults: [{ file: digest, sentence: [files?.size ?? 'kept', typed.get('x'), ...forget].join(' ') }] }));`;

test('a draft is told once: then only what was typed, until others were asked about more lately', async () => {
  const ask = await previewer(TELLS, limits);
  const read: string[] = [];
  const told = async (digest: string) => (await ask(question(digest, read))).faults[0]?.sentence;
  expect([await told('a'), await told('a')]).toEqual(['1 typed', 'kept typed']);
  expect([await told('b'), await told('c'), await told('d')]).toEqual(['1 typed', '1 typed', '1 typed a']);
  expect([await told('b'), await told('a')]).toEqual(['kept typed', '1 typed c']);
  expect(read).toEqual(['a', 'b', 'c', 'd', 'a']);
});

test('questions that come together are answered each by its own', async () => {
  const ask = await previewer(TELLS, limits);
  const answers = await Promise.all(['a', 'b', 'a', 'c'].map((digest) => ask(question(digest))));
  expect(answers.map(({ faults }) => faults[0]?.file)).toEqual(['a', 'b', 'a', 'c']);
});

test.each([
  ['while (true);', 'The preview takes more than 1 seconds. Undo the last change.'],
  [
    'const all = []; while (true) all.push(new Array(1000).fill(all.length));',
    'The preview takes more than 32 MB of memory. Undo the last change.',
  ],
  ["throw new TypeError('strange');", 'The preview broke off: strange'],
  ["Promise.reject(new Error('not at /srv/app/dist/x.js:7:1'));", 'The preview broke off: not at …'],
  ['process.exit();', 'The preview broke off: no reason given'],
  ['process.disconnect(); setInterval(() => {}, 1000);', 'The preview broke off: no reason given'],
])(
  'what breaks off is refused with its reason, and the next question is answered: %s',
  async (harm, sentence) => {
    const source = `process.on('message', ({ digest }) => {
    if (digest === 'harm') { ${harm} }
    else process.send({ form: null, faults: [] });
  });`;
    const seconds = sentence.includes('seconds') ? 1 : 60;
    const ask = await previewer(source, { ...limits, seconds, megabytes: 32 });
    expect(await ask(question('a'))).toEqual({ form: null, faults: [] });
    expect(await ask(question('harm'))).toEqual({ form: null, faults: [{ file, sentence }] });
    // Its process has gone: the files are read anew.
    const read: string[] = [];
    expect(await ask(question('a', read))).toEqual({ form: null, faults: [] });
    expect(read).toEqual(['a']);
  },
);

/** Waits until a process has gone, and its parent knows it. */
const gone = (pid: number) => vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 10_000);

/** Answers with its own number, and with whether it has got the files. */
const NAMES = `process.on('message', ({ files }) =>
  process.send({ form: null, faults: [{ file: String(process.pid), sentence: files ? 'told' : 'kept' }] }));`;

test('a process that ends while files are read, or between two questions, is followed by another', async () => {
  const ask = await previewer(NAMES, { ...limits, idleSeconds: 60 });
  const named = async (asked: PreviewQuestion) => {
    const [{ file: pid, sentence } = { file: '', sentence: '' }] = (await ask(asked)).faults;
    return { pid: Number(pid), sentence };
  };
  const first = await named(question('a'));
  const second = await named({
    ...question('b'),
    files: async () => {
      process.kill(first.pid, 'SIGKILL');
      await gone(first.pid);
      return new Map();
    },
  });
  expect(second.sentence).toBe('told');
  expect(second.pid).not.toBe(first.pid);
  process.kill(second.pid, 'SIGKILL');
  await gone(second.pid);
  // The next one has nothing of what both were told.
  expect([(await named(question('b'))).sentence, (await named(question('a'))).sentence]).toEqual([
    'told',
    'told',
  ]);
});

test.each(['process.exit();', 'process.disconnect(); setInterval(() => {}, 1000);'])(
  'nothing is waited for where a process has ended already: %s',
  async (source) => {
    const worker = join(folder, `${Math.random()}.mjs`);
    await writeFile(worker, source);
    const child = fork(worker);
    await once(child, 'disconnect');
    const began = performance.now();
    expect(await nextAnswer(child, 60)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(30_000);
    child.kill('SIGKILL');
  },
);

test('a question waits for those before it, and not for ever', async () => {
  const ask = await previewer("process.on('message', () => {});", {
    ...limits,
    ...{ seconds: 1, waitSeconds: 0.01 },
  });
  const first = ask(question('a'));
  const late = await ask(question('b')).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(TurnTooLate);
  // The server answers 503.
  expect(isUnavailable(late as TurnTooLate)).toBe(true);
  expect((await first).faults[0]?.sentence).toContain('more than 1 seconds');
});
