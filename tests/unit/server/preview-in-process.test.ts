import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Previewer, PreviewQuestion } from '../../../src/definitions/cli/preview/preview.ts';
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

const limits = { seconds: 60, megabytes: 64, idleSeconds: 1 };
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
  ['while (true);', 1],
  ['const all = []; while (true) all.push(new Array(1000).fill(all.length));', 60],
  ["throw new Error('strange');", 60],
])(
  'what exceeds the limits is refused with a sentence, and the next question is answered: %s',
  async (harm, seconds) => {
    const source = `process.on('message', ({ digest }) => {
    if (digest === 'harm') { ${harm} }
    process.send({ form: null, faults: [] });
  });`;
    const ask = await previewer(source, { ...limits, seconds, megabytes: 32 });
    expect(await ask(question('a'))).toEqual({ form: null, faults: [] });
    expect(await ask(question('harm'))).toEqual({
      form: null,
      faults: [{ file, sentence: expect.stringContaining('more time or memory') }],
    });
    // Its process has gone: the files are read anew.
    const read: string[] = [];
    expect(await ask(question('a', read))).toEqual({ form: null, faults: [] });
    expect(read).toEqual(['a']);
  },
);
