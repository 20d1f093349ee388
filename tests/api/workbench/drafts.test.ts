import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Proof } from '../../../src/definitions/cli/prove.ts';
import { META_SCHEMAS } from '../../../src/definitions/meta/meta-schemas.ts';
import { judge, publish, submit } from '../../../src/server/modules/releases/publish.service.ts';
import { findRelease } from '../../../src/server/modules/releases/release.repository.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import type {
  DraftBegun,
  DraftFileView,
  DraftStateView,
  DraftTree,
  DraftWritten,
  FieldUsesView,
} from '../../../src/shared/api/workbench-drafts.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { APPROVAL, approve, approvedChange, findsSound, ownFiles, wishFor } from '../../support/releases.ts';
import type { TestClient } from '../../support/test-client.ts';

const origin = 'http://127.0.0.1:3000';
const WORDS = 'locales/de/order.json';

let t: TestApp;
let deps: ReleaseDeps;
let ayse: TestClient;
let fatma: TestClient;
beforeAll(async () => {
  t = await createTestApp({ withReleases: true, env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' } });
  deps = { db: t.db, clock: t.now, prove: findsSound };
  [ayse, fatma] = [await analyst('ayse'), await analyst('fatma')];
});
afterAll(() => t.close());

const analyst = async (id: string): Promise<TestClient> => {
  const entered = await enter(t.deps, { subject: `test ${id}`, id, name: id, roles: ['analyst'] }, 8 * 3600);
  const client = t.client();
  if ('token' in entered) client.cookies.set('fanline-staff', entered.token);
  return client;
};
const post = (client: TestClient, path: string, body: object) =>
  client.post(`/workbench/api/drafts${path}`, body, { origin });
const begin = async (reason = 'Sizes') => (await post(ayse, '', { reason })).payload<DraftBegun>();

let id: number;
beforeEach(async () => {
  id = (await begin()).id ?? 0;
});
const tree = async () => (await ayse.get(`/workbench/api/drafts/${id}`)).payload<DraftTree>();
const read = async (path: string) =>
  (
    await ayse.get(`/workbench/api/drafts/${id}/file?path=${encodeURIComponent(path)}`)
  ).payload<DraftFileView>();
const write = async (client: TestClient, ...files: DraftFileView[]) =>
  (await post(client, `/${id}/files`, { files })).payload<DraftWritten>();
const done: DraftWritten = { isDone: true, sentences: [], conflicts: [] };

test('a draft is begun with a reason, over what is in force, and changes nothing', async () => {
  expect(await findRelease(t.db, id)).toMatchObject({
    ...{ status: 'draft', author: 'ayse', writers: ['ayse'], reason: 'Sizes', changes: {} },
  });
  expect(await tree()).toMatchObject({ id, isDraft: true, changed: [], late: [], judged: null });
  expect(await begin(' ')).toEqual({ id: null, sentences: ['Give a reason of at most 500 characters.'] });
  const [line] = await t.db.query(
    "SELECT staff_id AS by, outcome, note FROM staff_action WHERE action = 'begin' AND outcome = 'done' ORDER BY id DESC",
  );
  expect(line).toEqual({ by: 'ayse', outcome: 'done', note: `change set ${id}` });
});

test('what changes nothing is not given to review', async () => {
  await expect(submit(deps, id, { by: 'ayse' })).rejects.toThrow('Nothing is changed.');
});

test('the forms are a tree: each field with its places, its shared piece and its label', async () => {
  const { forms, files } = await tree();
  expect(files).toEqual([...(await ownFiles()).keys()].sort());
  const form = forms.find((one) => one.id === 'auth/register');
  const keyword = form?.fields.find(({ pointer }) => pointer === '/security/keyword');
  expect(keyword).toEqual({
    path: ['security', 'keyword'],
    pointer: '/security/keyword',
    piece: 'keyword',
    places: [
      {
        file: 'schemas/auth/register.schema.json',
        at: ['properties', 'security', 'properties', 'keyword'],
      },
      { file: 'schemas/definitions/keyword.schema.json', at: [] },
    ],
    isSection: false,
    label: { de: 'Kundenkennwort', tr: expect.any(String) },
  });
  expect(form?.fields.find(({ pointer }) => pointer === '/security')).toMatchObject({ isSection: true });
  const holders = forms.flatMap(({ fields }) => fields).find(({ places }) => places[0]?.at.includes('items'));
  expect(holders?.path.length).toBeGreaterThan(1);
});

test('a file is read, written and put back, and the draft changes what differs alone', async () => {
  const file = await read(WORDS);
  expect(file.text).toBe((await ownFiles()).get(WORDS));
  const text = String(file.text).replace('Größe', 'Trikotgröße');
  expect(await write(ayse, { ...file, text })).toEqual(done);
  const written = await read(WORDS);
  expect(written.text).toBe(text);
  expect((await tree()).changed).toEqual([WORDS]);
  expect(await write(fatma, { ...written, text: null })).toEqual(done);
  expect(await read(WORDS)).toEqual(file);
  expect((await tree()).changed).toEqual([]);
  expect((await findRelease(t.db, id))?.writers).toEqual(['ayse', 'fatma']);
});

test('of what another person has written meanwhile nothing is lost: both are shown, and none of the files is written', async () => {
  const [words, schema] = [await read(WORDS), await read(APPROVAL)];
  await write(fatma, { ...words, text: '{ "fatma": "1" }\n' });
  const late = await write(ayse, { ...words, text: '{ "ayse": "1" }\n' }, { ...schema, text: '{}\n' });
  expect(late).toMatchObject({
    isDone: false,
    sentences: [`Another person has changed ${WORDS} since you read it.`],
    conflicts: [{ path: WORDS, text: '{ "fatma": "1" }\n' }],
  });
  expect((await tree()).changed).toEqual([WORDS]);
  const [theirs] = late.conflicts;
  expect(
    await write(ayse, { path: WORDS, digest: theirs?.digest ?? null, text: '{ "both": "1" }\n' }),
  ).toEqual(done);
});

test('that something has changed is asked without reading a file, and the tree says what', async () => {
  const stateNow = async () =>
    (await ayse.get(`/workbench/api/drafts/${id}/state`)).payload<DraftStateView>().state;
  const [before, words] = [await stateNow(), await read(WORDS)];
  expect(await tree()).toMatchObject({ state: before, digests: { [WORDS]: words.digest } });
  expect(await stateNow()).toBe(before);
  await write(fatma, { ...words, text: '{ "fatma": "1" }\n' });
  const written = await read(WORDS);
  const states = new Set([before, await stateNow()]);
  expect(await tree()).toMatchObject({ state: [...states][1], digests: { [WORDS]: written.digest } });
  await judge(deps, id);
  states.add(await stateNow());
  await write(ayse, { ...written, text: null });
  expect(await stateNow()).toBe(before);
  await write(ayse, ...(await wishFiles('a')));
  states.add(await stateNow());
  await submit(deps, id, { by: 'ayse' });
  expect([states.size, states.has(await stateNow())]).toEqual([4, false]);
});

test('what a person saves again and again is one line of each log for ten minutes, and what is refused is another', async () => {
  const lines = async () =>
    (
      await t.db.query<{ line: string }>(
        `SELECT staff_id || ' ' || outcome || ' ' || COALESCE(note, '') AS line FROM staff_action
          WHERE action = 'write' AND target = $1 ORDER BY id`,
        [id],
      )
    ).map(({ line }) => line);
  const steps = async () =>
    (
      await t.db.query<{ by: string }>(
        `SELECT by FROM definition_release_log WHERE release_id = $1 AND event = 'written' ORDER BY id`,
        [id],
      )
    ).map(({ by }) => by);
  const save = async (client: TestClient, path: string, text: string) =>
    write(client, { ...(await read(path)), text });
  const before = await read(WORDS);
  for (const n of [1, 2, 3]) expect(await save(ayse, WORDS, `{ "n": "${n}" }\n`)).toEqual(done);
  // The page joins what another person was first with, and saves again: it is no act.
  expect(await write(ayse, { ...before, text: '{}' })).toMatchObject({ isDone: false });
  const first = [`ayse asked ${WORDS}`, `ayse done ${WORDS}`];
  expect([await lines(), await steps()]).toEqual([first, ['ayse']]);
  const survey = 'locales/de/survey.json';
  await save(ayse, survey, '{ "n": "1" }\n');
  await save(fatma, WORDS, '{ "n": "4" }\n');
  await write(ayse, { ...(await read(WORDS)), text: '{}\0' });
  const more = [`ayse asked ${survey}`, `ayse done ${survey}`, `fatma asked ${WORDS}`, `fatma done ${WORDS}`];
  const refused = [`ayse refused Error: ${WORDS} is no text.`];
  expect([await lines(), await steps()]).toEqual([
    [...first, ...more, ...refused],
    ['ayse', 'fatma'],
  ]);
  await save(ayse, WORDS, '{ "n": "5" }\n');
  expect([(await lines()).length, await steps()]).toEqual([7, ['ayse', 'fatma', 'ayse']]);
  t.pass({ minutes: 10 });
  await save(ayse, WORDS, '{ "n": "6" }\n');
  expect([(await lines()).slice(7), await steps()]).toEqual([first, ['ayse', 'fatma', 'ayse', 'ayse']]);
  expect((await findRelease(t.db, id))?.writers).toEqual(['ayse', 'fatma']);
});

test('two who write the same file at once: one is told', async () => {
  const words = await read(WORDS);
  const both = await Promise.all([
    write(ayse, { ...words, text: '{ "a": "1" }\n' }),
    write(fatma, { ...words, text: '{ "b": "1" }\n' }),
  ]);
  expect(both.map(({ isDone }) => isDone).sort()).toEqual([false, true]);
});

test('only a draft is written and judged', async () => {
  await write(ayse, ...(await wishFiles('a')));
  await submit(deps, id, { by: 'ayse' });
  const words = await read(WORDS);
  const sentence = (event: string) => [`Change set ${id} is inReview: it cannot be ${event}.`];
  expect(await write(ayse, { ...words, text: '{}' })).toMatchObject({
    isDone: false,
    sentences: sentence('written'),
  });
  const judged = (await post(ayse, `/${id}/judge`, {})).payload();
  expect(judged).toEqual({ judged: null, sentences: sentence('submitted') });
  expect(await tree()).toMatchObject({ isDraft: false });
});

const wishFiles = async (letter: string): Promise<DraftFileView[]> =>
  Promise.all([...(await wishFor(letter))].map(async ([path, text]) => ({ ...(await read(path)), text })));

test.each([
  ['a file of the program', { path: 'package.json' }, '"package.json" is no file of definitions.'],
  ['a way out', { path: 'locales/de/../../x.json' }, '"locales/de/../../x.json" is no file of definitions.'],
  ['the name of all objects', { path: '__proto__' }, '"__proto__" is no file of definitions.'],
  ['what is no text', { path: 'locales/de/x.json', text: '{}\0' }, 'locales/de/x.json is no text.'],
  [
    'more than 1 MB',
    { path: 'locales/de/x.json', text: 'ş'.repeat(600_000) },
    'locales/de/x.json has more than 1 MB.',
  ],
])('%s is refused', async (_title, { path, text = '{}' }: { path: string; text?: string }, sentence) => {
  expect(await write(ayse, { path, digest: null, text })).toMatchObject({
    isDone: false,
    sentences: [sentence],
  });
  expect((await tree()).changed).toEqual([]);
});

test('all files of a draft together are limited, however often one writes', async () => {
  const text = 'x'.repeat(1024 * 1024);
  const told: string[] = [];
  for (let n = 0; n < 9; n++)
    told.push(...(await write(ayse, { path: `locales/de/many${n}.json`, digest: null, text })).sentences);
  expect(told).toEqual(['The files have more than 8 MB together.']);
  expect((await tree()).changed).toHaveLength(8);
});

test('a body of more than 4 MB is not read, nor more than 50 files', async () => {
  const big = { path: 'locales/de/x.json', digest: null, text: 'x'.repeat(5 * 1024 * 1024) };
  expect((await post(ayse, `/${id}/files`, { files: [big] })).status).toBe(413);
  const many = Array.from({ length: 51 }, (_, n) => ({
    path: `locales/de/x${n}.json`,
    digest: null,
    text: '',
  }));
  expect((await post(ayse, `/${id}/files`, { files: many })).status).toBe(422);
  expect((await post(ayse, '', { reason: 'x'.repeat(501) })).status).toBe(422);
});

test('names and words that mean something elsewhere are data here', async () => {
  const schema = await read(APPROVAL);
  const strange = '"><script>alert(1)</script>\u2028$(1)';
  const properties = `{ "__proto__": { "type": "string" }, ${JSON.stringify(strange)}: { "type": "string" }, "constructor": { "type": "string" } }`;
  const text = `{ "properties": ${properties} }\n`;
  const words = JSON.stringify({ 'order.approval.constructor.label': strange, __proto__: 'x' });
  const words2 = await read(WORDS);
  expect(await write(ayse, { ...schema, text }, { ...words2, text: words })).toEqual(done);
  expect((await read(APPROVAL)).text).toBe(text);
  const form = (await tree()).forms.find((one) => one.id === 'order/approval');
  expect(form?.fields.map(({ path }) => path)).toEqual([['__proto__'], [strange], ['constructor']]);
  expect(form?.fields.at(-1)?.label.de).toBe(strange);
  expect(Object.hasOwn(Object.prototype, 'type')).toBe(false);
});

test('files that lead in circles or grow without an end are read as far as they go', async () => {
  const ref = (name: string) => `{ "$ref": "../definitions/${name}.schema.json" }`;
  const piece = (name: string) => `schemas/definitions/${name}.schema.json`;
  const twice = (name: string) => `{ "properties": { "a": ${ref(name)}, "b": ${ref(name)} } }`;
  const [city, street] = [await read(piece('city')), await read(piece('street'))];
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const schema = await read(APPROVAL);
  const texts = {
    [APPROVAL]: twice('city'),
    [piece('city')]: twice('street'),
    [piece('street')]: twice('city'),
  };
  const files = [schema, city, street].map((file) => ({ ...file, text: texts[file.path] ?? '' }));
  expect(
    await write(ayse, ...files, { path: 'schemas/order/deep.schema.json', digest: null, text: deep }),
  ).toEqual(done);
  const form = (await tree()).forms.find((one) => one.id === 'order/approval');
  expect(Math.max(...(form?.fields ?? []).map(({ path }) => path.length))).toBe(6);
});

test('a draft is judged: its faults have a file and a place, and it stays a draft', async () => {
  const fault = { file: WORDS, pointer: '/order.approval.wish.label', sentence: 'Add it.' };
  const asked: Proof[] = [];
  const prove = async (proof: Proof) => {
    asked.push(proof);
    return { ...(await findsSound(proof)), isSound: false, check: [`${WORDS}#x: Add it.`], faults: [fault] };
  };
  await write(ayse, ...(await wishFiles('a')));
  await judge({ ...deps, prove }, id);
  expect(asked[0]?.after.get(WORDS)).toBe((await read(WORDS)).text);
  expect(await tree()).toMatchObject({
    isDraft: true,
    judged: { isSound: false, lines: [`${WORDS}#x: Add it.`], faults: [{ ...fault, also: [] }] },
  });
  await write(ayse, { ...(await read(WORDS)), text: '{}\n' });
  expect((await tree()).judged).toBeNull();
  const judged = (await post(ayse, `/${id}/judge`, {})).payload();
  expect(judged).toEqual({ judged: { isSound: true, lines: [], faults: [], impact: [] }, sentences: [] });
});

test('what was judged is not proved again to be given to review', async () => {
  await write(ayse, ...(await wishFiles('a')));
  let proofs = 0;
  const prove = async (proof: Proof) => {
    proofs += 1;
    return findsSound(proof);
  };
  await judge({ ...deps, prove }, id);
  await submit({ ...deps, prove }, id, { by: 'ayse' });
  expect(proofs).toBe(1);
});

test('a draft goes on over what is in force, and says which of its files was published otherwise', async () => {
  await write(ayse, { ...(await read('locales/de/survey.json')), text: '{}\n' });
  await publish(deps, await approvedChange(deps, await wishFor('a')), { by: 'zeynep' });
  expect((await read(APPROVAL)).text).toContain('wish');
  expect(await tree()).toMatchObject({ late: [], changed: ['locales/de/survey.json'] });

  const words = await read(WORDS);
  await write(ayse, { ...words, text: '{}\n' });
  const other = (await begin('Other')).id ?? 0;
  const [mine, theirs] = [id, other];
  id = theirs;
  await write(fatma, { ...words, text: '{ "a": "b" }\n' });
  await submit(deps, theirs, { by: 'fatma' });
  await approve(deps, theirs);
  await publish(deps, theirs, { by: 'zeynep' });
  id = mine;
  expect(await tree()).toMatchObject({ late: [WORDS] });
  // Written again, it would still take the other change back without a word.
  expect(await write(ayse, { ...(await read(WORDS)), text: '{ "c": "d" }\n' })).toEqual(done);
  expect(await tree()).toMatchObject({ late: [WORDS] });
  expect(await write(ayse, { ...(await read(WORDS)), text: null })).toEqual(done);
  expect(await tree()).toMatchObject({ late: [], changed: ['locales/de/survey.json'] });
  expect((await read(WORDS)).text).toBe('{ "a": "b" }\n');
  // What was published since the draft was begun is what it is written over now.
  expect(await write(ayse, { ...(await read(WORDS)), text: '{ "a": "c" }\n' })).toEqual(done);
  expect(await submit(deps, id, { by: 'ayse' })).toMatchObject({ status: 'inReview' });
});

/** Another change set makes files what they are in force, while the draft of a test changes them, too. */
async function publishOtherwise(...files: DraftFileView[]): Promise<void> {
  const mine = id;
  id = (await begin('Other')).id ?? 0;
  await write(fatma, ...files);
  await submit(deps, id, { by: 'fatma' });
  await approve(deps, id);
  await publish(deps, id, { by: 'zeynep' });
  id = mine;
}

test('of two files that were published otherwise, the first that is put back is at once as it is published', async () => {
  const survey = 'locales/de/survey.json';
  const [words, other] = [await read(WORDS), await read(survey)];
  await write(ayse, { ...words, text: '{ "mine": "1" }\n' }, { ...other, text: '{ "mine": "2" }\n' });
  await publishOtherwise(
    { ...words, text: '{ "published": "1" }\n' },
    { ...other, text: '{ "published": "2" }\n' },
  );
  expect((await tree()).late).toEqual([WORDS, survey]);

  expect(await write(ayse, { ...(await read(WORDS)), text: null })).toEqual(done);
  expect((await read(WORDS)).text).toBe('{ "published": "1" }\n');
  expect(await tree()).toMatchObject({ late: [survey], changed: [survey] });
  // Made anew while the other is late, it is late again: nothing that was published is taken back without a word.
  expect(await write(ayse, { ...(await read(WORDS)), text: '{ "anew": "1" }\n' })).toEqual(done);
  expect((await tree()).late).toEqual([WORDS, survey]);
  expect(await write(ayse, { ...(await read(WORDS)), text: null })).toEqual(done);
  expect(await write(ayse, { ...(await read(survey)), text: null })).toEqual(done);
  expect(await tree()).toMatchObject({ late: [], changed: [] });
  expect((await findRelease(t.db, id))?.changes).toEqual({});
  expect((await read(WORDS)).text).toBe('{ "published": "1" }\n');
});

test('a file that is written twice at once is refused: one of both would be lost', async () => {
  const words = await read(WORDS);
  expect(
    await write(ayse, { ...words, text: '{ "a": "1" }\n' }, { ...words, text: '{ "b": "1" }\n' }),
  ).toEqual({
    isDone: false,
    sentences: [`${WORDS} is written twice at once.`],
    conflicts: [],
  });
  expect((await tree()).changed).toEqual([]);
});

test('what uses a field of the draft is said, as the draft has it', async () => {
  const uses = async (form: string, pointer: string) =>
    ayse.get(`/workbench/api/drafts/${id}/uses?${new URLSearchParams({ form, pointer })}`);
  const payload = (await uses('order/porting', '/mnpType')).payload<FieldUsesView>();
  expect(payload.readings.flatMap(({ readers }) => readers)).toContain('call POST /api/orders');
  expect(payload.asks.map(({ kind }) => kind)).toEqual(['condition']);
  expect((await uses('order/approval', '/own')).status).toBe(404);
  await write(ayse, {
    ...(await read(APPROVAL)),
    text: '{ "properties": { "own": { "type": "string" } } }\n',
  });
  expect((await uses('order/approval', '/own')).payload<FieldUsesView>()).toMatchObject({
    readings: [],
    asks: [],
  });
});

test('what a file may hold is said by its path, and nothing of other files', async () => {
  const metaOf = async (path: string) =>
    (await ayse.get(`/workbench/api/meta-schema?path=${encodeURIComponent(path)}`)).payload();
  expect(await metaOf(APPROVAL)).toEqual(META_SCHEMAS.form);
  expect(await metaOf('schemas/order/order.flow.json')).toEqual(META_SCHEMAS.flow);
  for (const path of ['package.json', '__proto__', '../x.schema.json'])
    expect([path, await metaOf(path)]).toEqual([path, null]);
});

test('a change set that there is not is not found', async () => {
  for (const path of [
    '999',
    '999/state',
    '999/file?path=locales/de/order.json',
    '999/uses?form=a/b&pointer=/c',
  ])
    expect([path, (await ayse.get(`/workbench/api/drafts/${path}`)).status]).toEqual([path, 404]);
  expect(await read('locales/de/no-such.json')).toEqual({
    path: 'locales/de/no-such.json',
    text: null,
    digest: null,
  });
});
