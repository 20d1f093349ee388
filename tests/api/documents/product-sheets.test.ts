import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductSheet } from '../../../src/shared/api/catalogue.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { inPdf, readPdf } from '../../support/pdf.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const sheets = async () =>
  (await t.client().get('/api/product-sheets')).payload<{ sheets: ProductSheet[] }>().sheets;
const current = async (name: string) =>
  (await sheets()).find((sheet) => sheet.name === name && sheet.withdrawnOn === null);

const open = async (url: string) => readPdf((await t.app.inject({ url })).rawPayload);

test('each plan on sale has one', async () => {
  const { tariffs } = (await t.client().get('/api/tariffs')).payload<{ tariffs: { name: string }[] }>();
  const names = (await sheets()).filter(({ withdrawnOn }) => withdrawnOn === null).map(({ name }) => name);
  expect(names.sort()).toEqual(tariffs.map(({ name }) => name).sort());
});

test('it says in German on one tagged page what TKTransparenzV asks for', async () => {
  const sheet = await current('Single M');
  const pdf = await open(sheet?.url ?? '');
  expect(pdf).toMatchObject({
    pages: 1,
    lang: 'de-DE',
    isTagged: true,
    title: 'Produktinformationsblatt Single M',
  });
  const text = pdf.text.replaceAll('\n', ' ');
  const asked = [
    '24 Monate ab Freischaltung',
    '50 Mbit/s',
    '25 Mbit/s',
    '30 GB',
    '64 kbit/s',
    'Fanline Mobilfunk GmbH',
  ];
  for (const part of [...asked, inPdf(1499), inPdf(1999), 'Angerechnet wird', 'Verfügbar seit 02.03.2026'])
    expect(text).toContain(part);
});

test('a plan that changes gets a new one, and the old one stays as it was', async () => {
  const before = await current('Flex S');
  const old = await open(before?.url ?? '');
  t.pass({ days: 3 });
  await t.db.query(`UPDATE tariff SET price_cents = 1099 WHERE slug = 'flex-s' AND team = 'kanarya'`);
  const now = await current('Flex S');
  expect(now).toMatchObject({ version: 2, launchedOn: '2026-03-05' });
  expect((await open(now?.url ?? '')).text).toContain(inPdf(1099));
  const archived = (await sheets()).find(({ id }) => id === before?.id);
  expect(archived).toMatchObject({ version: 1, withdrawnOn: '2026-03-05' });
  expect((await open(archived?.url ?? '')).text).toBe(old.text);
  expect(old.text).toContain(inPdf(999));
});

test('a plan that is no longer sold leaves the shop and keeps its sheet', async () => {
  await t.db.query(
    `UPDATE tariff SET withdrawn_on = '2026-03-05' WHERE slug = 'flex-l' AND team = 'kanarya'`,
  );
  expect(await current('Flex L')).toBeUndefined();
  const archived = (await sheets()).find(({ name }) => name === 'Flex L');
  expect(archived?.withdrawnOn).toBe('2026-03-05');
  expect((await open(archived?.url ?? '')).text).toContain('Flex L');
  const { tariffs } = (await t.client().get('/api/tariffs')).payload<{ tariffs: { name: string }[] }>();
  expect(tariffs.map(({ name }) => name)).not.toContain('Flex L');
});

test('asking at once records a change once', async () => {
  await t.db.query(`UPDATE tariff SET price_cents = 2099 WHERE slug = 'single-l' AND team = 'kanarya'`);
  await Promise.all([sheets(), sheets(), sheets(), sheets()]);
  expect((await sheets()).filter(({ name }) => name === 'Single L').map(({ version }) => version)).toEqual([
    2, 1,
  ]);
});

test('there is none under another name', async () => {
  const url = '/api/product-sheets/00000000-0000-4000-8000-000000000000/pdf';
  expect((await t.app.inject({ url })).statusCode).toBe(404);
});
