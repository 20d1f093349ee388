import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { judgedNow, textInDraft, unsavedOf, whyUnsaved } from '../../../src/workbench/editor/draft-state.ts';
import { DraftStore } from '../../../src/workbench/editor/draft-store.ts';
import { conflictsOf } from '../../../src/workbench/joining/joined-draft.ts';
import { DraftServer } from './draft-server.ts';

const SCHEMA = 'schemas/order/jersey.schema.json';
const WORDS = 'locales/de/order.json';
const schema = '{\n  "properties": { "number": { "minimum": 1, "maximum": 99 } }\n}\n';

let server: DraftServer;
let store: DraftStore;
beforeEach(async () => {
  server = new DraftServer({ [SCHEMA]: schema, [WORDS]: '{}\n' });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => server.answer(url, init));
  store = new DraftStore(7);
  await store.load();
  await store.read([SCHEMA]);
});
afterEach(() => vi.unstubAllGlobals());

const now = (path = SCHEMA) => textInDraft(store.state(), path) ?? '';
/** The person types one thing for another. */
const type = (from: string, to: string) => store.edit(new Map([[SCHEMA, now().replace(from, to)]]));
/** Another person does so, and saves it. */
const others = (from: string, to: string, path = SCHEMA) => {
  server.texts[path] = String(server.texts[path]).replace(from, to);
};
const theOnlyConflict = () => {
  const [conflict, ...more] = conflictsOf(store.state());
  if (!conflict || more.length > 0) throw new Error(`There are ${more.length} more.`);
  return conflict;
};

test('a save that meets another person’s of another field is joined and saved by itself', async () => {
  type('"maximum": 99', '"maximum": 77');
  others('"minimum": 1', '"minimum": 2');
  expect(await store.save()).toBe(true);
  expect(server.texts[SCHEMA]).toBe(schema.replace('99', '77').replace('1,', '2,'));
  expect(store.state()).toMatchObject({ isJoined: true, told: [], fault: undefined });
  // What the other person did is not this person's to undo.
  store.undo();
  expect(now()).toBe(schema.replace('1,', '2,'));
});

test('one whom others outrun each time is told so, and nothing is lost', async () => {
  type('"maximum": 99', '"maximum": 77');
  let outrun = 1;
  const { answer } = server;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url.endsWith('/files')) others(`"minimum": ${outrun}`, `"minimum": ${++outrun}`);
    return answer(url, init);
  });
  expect(await store.save()).toBe(false);
  expect([outrun, whyUnsaved(store.state())]).toEqual([4, 'away']);
  vi.stubGlobal('fetch', answer);
  expect(await store.save()).toBe(true);
  expect(server.texts[SCHEMA]).toBe(schema.replace('99', '77').replace('1,', '4,'));
});

test.each([
  ['theirs', '55', ['77', '55']],
  ['mine', '77', ['55', '77']],
] as const)(
  'of one field that both changed %s is taken, and both can be undone to',
  async (takes, kept, moments) => {
    type('"maximum": 99', '"maximum": 77');
    others('"maximum": 99', '"maximum": 55');
    others('"minimum": 1', '"minimum": 2');
    expect(await store.save()).toBe(false);
    const conflict = theOnlyConflict();
    expect(conflict).toMatchObject({ path: SCHEMA, at: ['properties', 'number', 'maximum'] });
    expect([conflict.theirs, conflict.mine]).toEqual(['55', '77']);
    // All else is joined already, and nothing is saved until it is decided.
    expect(now()).toContain('"minimum": 2, "maximum": 77');
    expect([await store.save(), whyUnsaved(store.state()), server.written]).toEqual([false, 'conflict', []]);
    store.settle(conflict, takes);
    expect(conflictsOf(store.state())).toEqual([]);
    expect(now()).toContain(`"minimum": 2, "maximum": ${kept}`);
    expect(await store.save()).toBe(true);
    expect(server.texts[SCHEMA]).toContain(`"maximum": ${kept}`);
    const [before, ...steps] = moments;
    store.undo();
    expect(now()).toContain(`"maximum": ${before}`);
    for (const step of steps) {
      store.redo();
      expect(now()).toContain(`"maximum": ${step}`);
    }
    expect(conflictsOf(store.state())).toEqual([]);
  },
);

test('a place in dispute stays one while the person goes on elsewhere, and others do', async () => {
  type('"maximum": 99', '"maximum": 77');
  others('"maximum": 99', '"maximum": 55');
  await store.follow();
  type('"minimum": 1', '"minimum": 0');
  others('"maximum": 55', '"maximum": 66');
  others('}\n}', '},\n  "title": "x"\n}');
  await store.follow();
  expect(theOnlyConflict()).toMatchObject({ theirs: '66', mine: '77' });
  expect(JSON.parse(now())).toEqual({ properties: { number: { minimum: 0, maximum: 77 } }, title: 'x' });
  store.undo();
  store.redo();
  store.settle(theOnlyConflict(), 'theirs');
  expect(await store.save()).toBe(true);
  expect(JSON.parse(server.texts[SCHEMA] ?? '')).toEqual(JSON.parse(now()));
  expect(now()).toContain('"minimum": 0, "maximum": 66');
});

test('what others have written comes by itself, also into what was undone', async () => {
  type('"maximum": 99', '"maximum": 77');
  type('"maximum": 77', '"maximum": 7');
  others('"minimum": 1', '"minimum": 2');
  await store.follow();
  expect(now()).toContain('"minimum": 2, "maximum": 7 ');
  for (const maximum of [77, 99]) {
    store.undo();
    expect(now()).toContain(`"minimum": 2, "maximum": ${maximum}`);
  }
  expect(unsavedOf(store.state())).toEqual([]);
});

test('it waits while a person types what is no value yet, and a file waits that is no JSON', async () => {
  const release = store.hold();
  others('"minimum": 1', '"minimum": 2');
  await store.follow();
  expect(now()).toBe(schema);
  release();
  store.edit(new Map([[SCHEMA, `${schema},`]]));
  await store.follow();
  expect([now(), conflictsOf(store.state())]).toEqual([`${schema},`, []]);
  store.edit(new Map([[SCHEMA, schema.replace('99', '77')]]));
  await store.follow();
  expect(now()).toBe(schema.replace('99', '77').replace('1,', '2,'));
});

test('what is no JSON is disputed as a whole where it is saved by a press, until it is JSON', async () => {
  store.edit(new Map([[SCHEMA, schema.replace('99', '')]]));
  others('"minimum": 1', '"minimum": 2');
  expect(await store.save()).toBe(false);
  expect(theOnlyConflict()).toMatchObject({ id: '', theirs: server.texts[SCHEMA] });
  store.edit(new Map([[SCHEMA, schema.replace('99', '7')]]));
  expect([now(), conflictsOf(store.state())]).toEqual([schema.replace('99', '7').replace('1,', '2,'), []]);
});

test('a verdict is over when others have changed a file, also one that is not open here', async () => {
  await store.judge();
  expect(judgedNow(store.state())).toEqual(server.judged);
  type('"maximum": 99', '"maximum": 77');
  await store.save();
  store.undo();
  await store.save();
  expect(judgedNow(store.state())).toEqual(server.judged);
  others('{}', '{ "a": "b" }', WORDS);
  await store.follow();
  expect(judgedNow(store.state())).toBeUndefined();
});

test('an answer that comes late puts nothing older in the place of what was saved', async () => {
  const { answer } = server;
  let late: (() => void) | undefined;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answered = await answer(url, init);
    if (url.includes('/file?') && !late) await new Promise<void>((resolve) => (late = resolve));
    return answered;
  });
  others('"minimum": 1', '"minimum": 2');
  const following = store.follow();
  await vi.waitFor(() => expect(late).toBeTypeOf('function'));
  type('"maximum": 99', '"maximum": 77');
  expect(await store.save()).toBe(true);
  late?.();
  await following;
  expect([now(), unsavedOf(store.state())]).toEqual([server.texts[SCHEMA], []]);
  expect(now()).toBe(schema.replace('99', '77').replace('1,', '2,'));
});

test('a saved edit can be undone, and a new file that is undone is no file again', async () => {
  type('"maximum": 99', '"maximum": 77');
  await store.save();
  store.undo();
  expect([now(), unsavedOf(store.state())]).toEqual([schema, [SCHEMA]]);
  store.redo();
  expect(unsavedOf(store.state())).toEqual([]);
  const path = 'locales/tr/order.json';
  await store.read([path]);
  store.edit(new Map([[path, '{ "a": "b" }\n']]));
  await store.save();
  store.undo();
  await store.save();
  expect(server.written.at(-1)).toEqual([{ path, digest: expect.any(String), text: null }]);
});
