import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceLine } from '../../../src/shared/api/price.ts';
import { couponKinds, jerseyPayments } from '../../../src/shared/enums.ts';
import { monthInvoiceLines, orderInvoiceLines } from '../../../src/shared/invoice-lines.ts';
import { priceOf } from '../../../src/shared/price.ts';
import type { PriceInput } from '../../../src/shared/price-lines.ts';

const sum = (lines: readonly PriceLine[]) => lines.reduce((total, { cents }) => total + cents, 0);
const whole = (month: number) => ({ month: month + 1, usedDays: 30, allDays: 30 });
const cents = fc.integer({ min: 0, max: 100_000 });
const anyOrder: fc.Arbitrary<PriceInput> = fc.record(
  {
    tariff: fc.record({
      name: fc.string(),
      priceCents: cents,
      oneOffCents: cents,
      termMonths: fc.integer({ min: 1, max: 24 }),
      jersey: fc.option(fc.record({ monthlyCents: cents, onceCents: cents })),
    }),
    options: fc.array(fc.record({ id: fc.uuid(), name: fc.string(), priceCents: cents }), { maxLength: 4 }),
    jersey: fc.record({ payment: fc.constantFrom(...jerseyPayments) }, { requiredKeys: [] }),
    number: fc.record({ priceCents: cents }),
    coupon: fc.record({
      code: fc.string(),
      kind: fc.constantFrom(...couponKinds),
      amount: fc.integer({ min: 0, max: 100 }),
      months: fc.option(fc.integer({ min: 1, max: 24 })),
      label: fc.string(),
    }),
    on: fc.constant('2026-11-20'),
  },
  { requiredKeys: ['tariff', 'on'] },
);

describe('the invoices of a contract', () => {
  it('come to what was promised for the minimum term, to the cent, whatever was ordered', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const price = priceOf(order);
        const months = Array.from({ length: price.termMonths }, (_, month) => whole(month));
        const invoices = [
          orderInvoiceLines(price),
          ...months.map((month) => monthInvoiceLines(price, month)),
        ];
        expect(sum(invoices[0] ?? [])).toBe(price.todayCents);
        expect(sum(invoices[1] ?? [])).toBe(price.firstInvoiceCents);
        expect(invoices.reduce((total, lines) => total + sum(lines), 0)).toBe(price.termTotalCents);
      }),
      { numRuns: 2000 },
    );
  });

  const single = { name: 'Single M', priceCents: 1499, oneOffCents: 1999, termMonths: 24 };
  const jersey = { monthlyCents: 500, onceCents: 5999 };
  const coupon = { code: 'FAN', kind: 'amountMonthly', amount: 300, months: 6, label: '' } as const;
  const price = priceOf({
    tariff: { ...single, jersey },
    jersey: { payment: 'monthly' },
    coupon,
    on: '2026-11-20',
  });
  const idsOf = (month: number) => monthInvoiceLines(price, whole(month)).map(({ id }) => id);

  it('credit the cent once, and end coupon and instalments in time', () => {
    expect(idsOf(0)).toEqual(['tariff', 'jerseyMonthly', 'couponMonthly', 'identityCredit']);
    expect(idsOf(5)).toEqual(['tariff', 'jerseyMonthly', 'couponMonthly']);
    expect(idsOf(6)).toEqual(['tariff', 'jerseyMonthly']);
    expect(idsOf(23)).toEqual(['tariff', 'jerseyMonthly']);
    expect(idsOf(24)).toEqual(['tariff']);
  });

  it('ask for the days used of a month that ends early, but for whole instalments', () => {
    const lines = monthInvoiceLines(price, { month: 3, usedDays: 10, allDays: 30 });
    expect(lines.map(({ id, cents: of }) => [id, of])).toEqual([
      ['tariff', 500],
      ['jerseyMonthly', 500],
      ['couponMonthly', -100],
    ]);
  });
});
