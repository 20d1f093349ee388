import { afterAll, beforeAll, expect, test } from 'vitest';
import { variantOf } from '../../../src/server/infra/variants/variant-of.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { follow, readMoreRecipes } from '../../support/guide.ts';
import { customer } from '../../support/people.ts';

const PATH = '/api/forms/survey/answer/variant';
let copy: DefinitionsCopy;
let t: TestApp;

/** The survey as the recipe makes it: half of all known readers see the variant "warm". */
beforeAll(async () => {
  copy = await copyDefinitions();
  const recipe = (await readMoreRecipes()).find(({ title }) => title === 'try other words on some readers');
  if (!recipe) throw new Error('There is no such recipe.');
  await follow(copy.root, recipe);
  t = await createTestApp({ root: copy.root });
  expect(t.definitions.faults()).toEqual([]);
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

async function counted(): Promise<Record<string, number>> {
  const { body } = await t.app.inject('/metrics');
  const lines = [
    ...body.matchAll(/^form_variant_total\{form="survey\/answer",variant="(\w+)",outcome="(\w+)"\} (\d+)$/gm),
  ];
  return Object.fromEntries(lines.map(([, variant, outcome, n]) => [`${variant} ${outcome}`, Number(n)]));
}

const variantIn = async (client: ReturnType<TestApp['client']>) =>
  (await client.get(PATH)).payload<{ variant: string }>().variant;

test('strangers see the original and are not counted; nothing is stored in their browser', async () => {
  const answer = await t.client().get(PATH);
  expect(answer.payload()).toEqual({ variant: 'original' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await t.client().post('/api/survey', { rating: 5 })).status).toBe(201);
  expect(await counted()).toEqual({});
});

test('a customer always sees the same, and what becomes of it is counted', async () => {
  const { client, userId } = await customer(t, 'anna');
  const variants = t.definitions.form('survey/answer', 'de')?.variants ?? [];
  const expected = variantOf('survey/answer', variants, userId);
  expect(await variantIn(client)).toBe(expected);
  expect(await variantIn(client)).toBe(expected);
  expect((await client.post('/api/survey', { rating: 5 })).status).toBe(201);
  expect((await client.post('/api/survey', { rating: 6 })).status).toBe(422);
  expect(await counted()).toEqual({
    [`${expected} shown`]: 2,
    [`${expected} sent`]: 2,
    [`${expected} accepted`]: 1,
    [`${expected} refused`]: 1,
  });
});

test('the choice is kept by nobody; the script is the same for all and has every wording', async () => {
  expect((await t.client().get(PATH)).headers['cache-control']).toBe('no-store');
  const version = t.definitions.versions()['survey/answer'];
  const script = (await t.client().get(`/definitions/${version}/survey/answer.de.js`)).text;
  expect(script).toContain('"Antwort senden"');
  expect(script).toContain('"Meinung abschicken"');
});

test('a form with one wording says so and counts nothing; one that is not there is not found', async () => {
  const { client } = await customer(t, 'bora');
  expect((await client.get('/api/forms/support/message/variant')).payload()).toEqual({ variant: 'original' });
  expect((await t.app.inject('/metrics')).body).not.toContain('form="support/message"');
  expect((await client.get('/api/forms/support/nothing/variant')).status).toBe(404);
});
