import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductPlan, Tariff, TariffOption } from '../../../src/shared/api/catalogue.ts';
import { formatCents } from '../../../src/shared/money.ts';
import card from '../../../teams/content/replacement-card.json' with { type: 'json' };
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Every amount that the product charges, as its own answers say. */
async function charged(): Promise<Set<string>> {
  const client = t.client();
  const { tariffs } = (await client.get('/api/tariffs')).payload<{ tariffs: Tariff[] }>();
  const { options } = (await client.get('/api/tariffs/options')).payload<{ options: TariffOption[] }>();
  const { plans } = (await client.get('/api/product-plans')).payload<{ plans: ProductPlan[] }>();
  return new Set(
    [
      ...tariffs.flatMap((one) => [one.priceCents, one.oneOffCents, one.netPriceCents ?? one.priceCents]),
      ...options.map((one) => one.priceCents),
      ...plans.map((one) => one.monthlyCents || one.onceCents),
      // The check of the means of payment, and a card in the place of a SIM.
      1,
      card.cents,
    ].map(formatCents),
  );
}

/** The amounts that the page shows. */
const shown = () => {
  const amounts = screen.getByRole('main').textContent?.match(/\d+,\d\d\s€/g) ?? [];
  // Goods write a plain space in their sentences.
  return new Set(amounts.map((amount) => amount.replace(/\s/, '\u00a0')));
};

test.each([
  ['/information/price-list', 'Preisliste'],
  ['/tr/information/price-list', 'Fiyat listesi'],
])('%s shows every price that the product charges, and no other one', async (path, title) => {
  await openPage(t, path);
  await screen.findByRole('heading', { level: 1, name: title });
  await screen.findAllByRole('table');
  expect([...shown()].sort()).toEqual([...(await charged())].sort());
});

test('a price that changes in the goods changes in the list', async () => {
  const change = (cents: number) =>
    t.db.query(`UPDATE tariff_option SET price_cents = $1 WHERE slug = 'world-2'`, [cents]);
  await change(1777);
  await openPage(t, '/information/price-list');
  const world = await screen.findByRole('table', { name: /^Schweiz/ });
  const row = within(world).getByRole('row', { name: /Paket „Welt 2 GB“/ });
  expect(row.textContent).toMatch(/Vereinigtes Königreich.*einmalig 17,77\s€$/);
  await change(1499);
});

test('what has no amount says in words how it is charged', async () => {
  await openPage(t, '/information/price-list');
  const rowIn = async (table: RegExp, row: RegExp) =>
    within(await screen.findByRole('table', { name: table })).getByRole('row', { name: row }).textContent;
  expect(await rowIn(/^In Deutschland/, /Fest- und Mobilfunknetze/)).toMatch(/inklusive$/);
  expect(await rowIn(/^Notruf/, /^0900/)).toMatch(/wird nicht berechnet$/);
  expect(await rowIn(/ins Ausland$/, /^Anrufe in die Türkei/)).toMatch(/nur mit Paket, sonst gesperrt$/);
  expect(await rowIn(/ins Ausland$/, /^Anrufe in die EU/)).toMatch(/gesperrt, keine Kosten$/);
  expect(await rowIn(/in der Türkei$/, /^SMS aus der Türkei/)).toMatch(/gesperrt, keine Kosten$/);
});

test('it is found by the search, and the terms and the sheets lead to it', async () => {
  for (const [words, lang] of [
    ['Preisliste', 'de'],
    ['Roaming Schweiz', 'de'],
    ['fiyat listesi', 'tr'],
  ] as const) {
    const found = await t.client({ lang }).get(`/api/search?q=${encodeURIComponent(words)}`);
    expect(found.text, words).toContain('/information/price-list');
  }
  await openPage(t, '/information/product-information');
  await screen.findByRole('link', { name: 'Zur Preisliste' });
});
