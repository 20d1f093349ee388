import { afterEach, expect, test, vi } from 'vitest';
import { judgedNow, unsavedOf } from '../../../src/workbench/editor/draft-state.ts';
import { DraftStore } from '../../../src/workbench/editor/draft-store.ts';
import { DraftServer } from './draft-server.ts';

afterEach(() => vi.unstubAllGlobals());

test('who asks for the proof while the draft is being saved gets it, of all that was typed', async () => {
  const path = 'locales/de/auth.json';
  const server = new DraftServer({ [path]: '{}' });
  vi.stubGlobal('fetch', server.answer);
  const store = new DraftStore(7);
  await store.load();
  store.need([path]);
  await vi.waitFor(() => expect(store.state().saved.has(path)).toBe(true));
  store.edit(new Map([[path, '{"a":"b"}']]));
  const saving = store.save();
  store.edit(new Map([[path, '{"a":"c"}']]));
  await store.judge();
  expect(await saving).toBe(true);
  expect([unsavedOf(store.state()), server.texts[path]]).toEqual([[], '{"a":"c"}']);
  expect(judgedNow(store.state())).toEqual(server.judged);
});
