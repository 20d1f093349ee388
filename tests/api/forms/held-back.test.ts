import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';

const token = 'a-token-of-the-operator';
const headers = { authorization: `Bearer ${token}` };
const WORDS = 'locales/tr/fields.json';

let t: TestApp;
let copy: DefinitionsCopy;
beforeAll(async () => {
  copy = await copyDefinitions();
  t = await createTestApp({ root: copy.root, env: { METRICS_TOKEN: token } });
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

const heldBack = async () => (await t.app.inject({ url: '/health/ready', headers })).json().heldBack;
const counted = async () =>
  /^definitions_held_back (\d+)$/m.exec((await t.app.inject({ url: '/metrics', headers })).body)?.[1];

test('what is held back, and why, is seen by operators; the process stays ready', async () => {
  expect([await heldBack(), await counted()]).toEqual([[], '0']);
  await copy.edit(WORDS, (text) => text.replace('"field.city.label"', '"field.city.lable"'));
  await t.definitions.reload();
  expect(await heldBack()).toEqual([
    {
      file: WORDS,
      pointer: '/field.city.label',
      sentence: expect.stringContaining('The Turkish words for "field.city.label" are missing'),
    },
  ]);
  expect(await counted()).toBe('1');
  expect((await t.app.inject('/health/ready')).json()).toEqual({ status: 'ok' });

  await copy.edit(WORDS, (text) => text.replace('"field.city.lable"', '"field.city.label"'));
  await t.definitions.reload();
  expect([await heldBack(), await counted()]).toEqual([[], '0']);
});
