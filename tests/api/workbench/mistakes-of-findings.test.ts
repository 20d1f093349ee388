import { afterAll, beforeAll, expect, test } from 'vitest';
import { prove } from '../../../src/definitions/cli/prove.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { findRelease } from '../../../src/server/modules/releases/release.repository.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import type { StaffAsk, StaffStepAnswer } from '../../../src/shared/api/workbench.ts';
import type {
  DraftBegun,
  DraftFileView,
  DraftTree,
  DraftWritten,
  JudgedView,
} from '../../../src/shared/api/workbench-drafts.ts';
import { placeOf } from '../../../src/workbench/editor/fault-list.tsx';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { type FindingsMistake, findingsMistakes } from '../../support/mistakes/findings-mistakes.ts';
import { ownFiles } from '../../support/releases.ts';
import type { TestClient } from '../../support/test-client.ts';

const origin = 'http://127.0.0.1:3000';
const drafts = '/workbench/api/drafts';

let t: TestApp;
let ayse: TestClient;
let zeynep: TestClient;
beforeAll(async () => {
  t = await createTestApp({
    withReleases: true,
    env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' },
    prove: (proof) => prove(proof, contracts),
  });
  [ayse, zeynep] = [await person('ayse', 'analyst'), await person('zeynep', 'publisher')];
}, 300_000);
afterAll(() => t.close());

async function person(id: string, role: string): Promise<TestClient> {
  const entered = await enter(t.deps, { subject: id, id, name: id, roles: [role] }, 8 * 3600);
  const client = t.client();
  if ('token' in entered) client.cookies.set('fanline-staff', entered.token);
  return client;
}

const begin = async () =>
  (await ayse.post(drafts, { reason: 'Mistakes' }, { origin })).payload<DraftBegun>().id ?? 0;
const read = async (id: number, path: string) =>
  (await ayse.get(`${drafts}/${id}/file?path=${encodeURIComponent(path)}`)).payload<DraftFileView>();
const write = async (id: number, files: readonly object[]) =>
  (await ayse.post(`${drafts}/${id}/files`, { files }, { origin })).payload<DraftWritten>();
const ask = async (client: TestClient, asked: StaffAsk) =>
  (await client.post('/workbench/api/steps', asked, { origin })).payload<StaffStepAnswer>();

/** Makes mistakes in a draft, each file as a person saves it. @returns what its files hold then */
async function make(id: number, mistakes: readonly FindingsMistake[]): Promise<Map<string, string>> {
  const after = new Map(await ownFiles());
  const published = await ownFiles();
  const edits = mistakes.flatMap((one) => Object.entries(one.edits));
  const made = edits.map(([path, edit]) => [path, edit(published.get(path) ?? '', published)] as const);
  for (const [path, text] of made) {
    if (text === null) after.delete(path);
    else after.set(path, text);
  }
  // A file is deleted by the command line alone, in a draft that goes on here.
  const gone = made.filter(([, text]) => text === null).map(([path]) => path);
  const saved = made.flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
  const files = await Promise.all(
    saved.map(async (one) => ({ ...one, digest: (await read(id, one.path)).digest })),
  );
  if (files.length > 0) expect(await write(id, files)).toMatchObject({ isDone: true });
  for (const path of gone)
    await t.db.query(
      'UPDATE definition_release SET changes = jsonb_set(changes, ARRAY[$2], $3, true) WHERE id = $1',
      [id, path, 'null'],
    );
  return after;
}

test.each(
  findingsMistakes.map((mistakes) => [mistakes.map(({ name }) => name).join(', '), mistakes] as const),
)(
  '%s: said where it was made, and neither reviewed nor published',
  { timeout: 240_000 },
  async (_names, mistakes) => {
    const id = await begin();
    const after = await make(id, mistakes);
    const { judged } = (await ayse.post(`${drafts}/${id}/judge`, {}, { origin })).payload<{
      judged: JudgedView;
    }>();
    const { forms } = (await ayse.get(`${drafts}/${id}`)).payload<DraftTree>();
    const found = mistakes.map(({ says }) =>
      judged.faults.find(({ file, sentence }) => says.test(`${file}: ${sentence}`)),
    );
    const led = found.map(
      (fault) => fault && placeOf({ tree: { forms }, textOf: (path) => after.get(path) }, fault),
    );
    const seen = judged.faults
      .map(({ file, pointer = '', sentence }) => `${file}${pointer}: ${sentence}`)
      .join('\n');
    expect(led, seen).toEqual(mistakes.map(({ at }) => at));

    const asked = await ask(ayse, { action: 'submit', target: id });
    expect(asked.isDone).toBe(false);
    for (const fault of found)
      expect(asked.sentences).toContainEqual(
        expect.stringContaining(
          `${fault?.file}${fault?.pointer ? `#${fault.pointer}` : ''}: ${fault?.sentence}`,
        ),
      );
    expect(await ask(zeynep, { action: 'publish', target: id })).toEqual({
      ...{ isDone: false, sentences: [`Change set ${id} is draft: it cannot be published.`] },
    });
    expect((await findRelease(t.db, id))?.status).toBe('draft');
  },
);

const words = 'locales/de/survey.json';

test.each([
  // A file of UTF-16 that is read as UTF-8 has a zero beside each plain letter.
  ['UTF-16', (text: string) => [...text].join('\0'), 'is no text.'],
  [
    'a byte order mark',
    (text: string) => `\uFEFF${text}`,
    'begins with a byte order mark. Save it as UTF-8 without a byte order mark.',
  ],
])('a text with %s is not saved', async (_title, edit, sentence) => {
  const id = await begin();
  const { text, digest } = await read(id, words);
  expect(await write(id, [{ path: words, digest, text: edit(String(text)) }])).toMatchObject({
    ...{ isDone: false, sentences: [`${words} ${sentence}`] },
  });
  expect((await read(id, words)).digest).toBe(digest);
});
