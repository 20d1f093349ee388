import { describe, expect, it } from 'vitest';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import { priceOf } from '../../../src/shared/price.ts';
import type { PriceInput } from '../../../src/shared/price-lines.ts';
import { ROOT } from '../../support/definitions.ts';

const words = loadWords(ROOT);
const on = '2026-11-20';
const tariff = {
  name: 'Single M',
  priceCents: 1499,
  oneOffCents: 1999,
  termMonths: 24,
  jersey: { monthlyCents: 500, onceCents: 5999 },
};
const coupon = { code: 'FAN', kind: 'amountMonthly', amount: 100, months: 6, label: '' } as const;
/** Between them, these have every line that there is. */
const inputs: PriceInput[] = [
  { tariff, jersey: { payment: 'once' }, number: { priceCents: 999 }, coupon, on },
  { tariff, jersey: { payment: 'monthly' }, options: [{ id: 'a', name: '+5 GB', priceCents: 699 }], on },
  { tariff, coupon: { ...coupon, months: null }, on },
  { tariff, coupon: { ...coupon, kind: 'waiveOneOff', amount: 0 }, on },
];
const lines = inputs.flatMap((input) => priceOf(input).lines);

describe.each(['de', 'tr'] as const)('the words of the price box in %s', (lang) => {
  it.each(lines.map(({ labelKey, args }) => [labelKey, args] as const))('%s %j', (key, args) => {
    expect(words.has(lang, key)).toBe(true);
    const text = words.text(lang, key, args);
    expect(text).not.toMatch(/[{}]|undefined/);
    for (const value of Object.values(args)) if (value !== 0) expect(text).toContain(String(value));
  });
});
