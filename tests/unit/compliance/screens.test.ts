import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { couponKinds } from '../../../src/shared/enums.ts';
import { priceOf } from '../../../src/shared/price.ts';
import tariffs from '../../../teams/content/tariffs.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const wordsOf = (lang: string, area: string): Record<string, string> =>
  JSON.parse(read(`locales/${lang}/${area}.json`));
const order = (lang: string, key: string) => wordsOf(lang, 'order')[`order.${key}`] ?? '';
const langs = ['de', 'tr'] as const;
const orderFeature = (file: string) => read(`src/client/features/orders/${file}`);

test('means of payment and limits of delivery are said before the order, in both languages', () => {
  for (const lang of langs) {
    const onTariffs = Object.entries(wordsOf(lang, 'tariffs'))
      .filter(([key]) => key === 'tariffs.facts.payment' || key === 'tariffs.facts.delivery')
      .map(([, text]) => text)
      .join(' ');
    for (const text of [onTariffs, order(lang, 'page.facts')]) {
      for (const means of ['SEPA', 'PayPal', 'Google Pay', 'Apple Pay']) expect(text).toContain(means);
      expect(text).toMatch(lang === 'de' ? /nur nach Deutschland/ : /[Yy]alnızca Almanya/);
    }
  }
  for (const page of ['pages/tariffs.page.tsx', 'features/catalogue/tariff-detail.tsx'])
    expect(read(`src/client/${page}`)).toContain('<BuyingFacts />');
  expect(orderFeature('wizard-view.tsx')).toContain('index === 0 ? <FirstStepMore />');
});

test('the button that binds reads as the law wants', () => {
  expect(order('de', 'page.order')).toBe('Zahlungspflichtig bestellen');
  expect(order('tr', 'page.order')).toBe('Ödeme yükümlülüğüyle sipariş ver');
});

test('steps, correction, storing of the contract and its language are said before the order', () => {
  expect(order('de', 'page.facts')).toContain('Vertragssprache ist Deutsch');
  for (const part of ['Tarif, Rufnummer und SIM, Extras', 'prüfen und ändern', 'speichern den Vertragstext'])
    expect(order('de', 'page.howTo')).toContain(part);
  for (const part of ['kontrol edip değiştirebilirsiniz', 'Sözleşme metnini saklar'])
    expect(order('tr', 'page.howTo')).toContain(part);
  for (const key of ['page.facts', 'page.howTo'])
    expect(orderFeature('first-step-notes.tsx')).toContain(`order.${key}`);
});

test('nothing is ticked beforehand', () => {
  for (const form of ['order/approval', 'order/options', 'auth/register']) {
    const schema = read(`schemas/${form}.schema.json`);
    expect(schema).not.toMatch(/"default":\s*(true|\[\s*")/);
  }
});

test('an early start is asked for, not given, and says what it costs', () => {
  const { properties, required } = JSON.parse(read('schemas/order/approval.schema.json'));
  // Two cards, neither chosen beforehand: the customer says one of them.
  expect(properties.earlyStart).toEqual({ type: 'boolean' });
  expect(required).toContain('earlyStart');
  expect(order('de', 'approval.earlyStart.option.true.help')).toContain('verlange ausdrücklich');
  expect(order('de', 'page.start.early')).toContain('zahlen Sie nur den Anteil bis zum Widerruf');
  expect(order('tr', 'approval.earlyStart.option.true.help')).toContain('açıkça talep ediyorum');
});

test('that a printed jersey cannot be withdrawn from is said before the order', () => {
  const places = (lang: string) => [
    wordsOf(lang, 'tariffs')['tariffs.jersey.withdrawal'] ?? '',
    order(lang, 'page.jerseyWithdrawal'),
    order(lang, 'page.agreed.withdrawalValue'),
  ];
  for (const text of places('de'))
    expect(text).toMatch(/nicht widerrufen|vom Widerruf ausgeschlossen|kein Widerrufsrecht/);
  for (const text of places('tr')) expect(text).toMatch(/cay/i);
});

test('prices are said to contain VAT, and what delivery costs', () => {
  for (const lang of langs) {
    expect(order(lang, 'page.price.vat')).toMatch(
      lang === 'de' ? /inkl\. 19 % MwSt\..*Versand kostenlos/ : /%19 KDV.*Kargo ücretsiz/,
    );
    expect(wordsOf(lang, 'tariffs')['tariffs.facts.vat']).toMatch(/19/);
  }
});

test('no coupon lowers the price of a good', () => {
  const tariff = {
    name: 'x',
    priceCents: 1000,
    oneOffCents: 1999,
    termMonths: 24,
    jersey: { monthlyCents: 500, onceCents: 5999 },
  };
  for (const kind of couponKinds)
    for (const payment of ['monthly', 'once'] as const) {
      const coupon = { code: 'X', kind, amount: 100, months: null, label: '' };
      const lines = (given: object) =>
        priceOf({ tariff, jersey: { payment }, on: '2026-11-21', ...given }).lines.filter(({ id }) =>
          id.startsWith('jersey'),
        );
      expect(lines({ coupon })).toEqual(lines({}));
      expect(lines({})).toHaveLength(1);
    }
});

describe('terms', () => {
  test('each plan of more than twelve months names one of at most twelve', () => {
    const long = tariffs.filter(({ termMonths }) => termMonths > 12);
    expect(long.length).toBeGreaterThan(3);
    for (const { slug, alternative, termMonths } of long) {
      expect(termMonths, slug).toBeLessThanOrEqual(24);
      const other = tariffs.find(({ externalId }) => externalId === alternative);
      expect(other?.termMonths, slug).toBeLessThanOrEqual(12);
      expect(other?.mainContractRequired, slug).toBe(false);
    }
    expect(read('src/client/features/catalogue/tariff-detail.tsx')).toContain('<AlternativeNote');
  });

  test('who needs a main contract is told at the first step', () => {
    expect(orderFeature('wizard-view.tsx')).toContain('<MainContractNote');
    for (const lang of langs)
      expect(order(lang, 'page.mainContract.text')).toMatch(/Hauptvertrag|Ana sözleşme/);
  });
});
