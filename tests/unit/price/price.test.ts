import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '../../../src/shared/api/catalogue.ts';
import type { PriceLineKind } from '../../../src/shared/api/price.ts';
import { couponKinds, jerseyPayments } from '../../../src/shared/enums.ts';
import { priceOf, vatWithin } from '../../../src/shared/price.ts';
import type { PriceInput } from '../../../src/shared/price-lines.ts';
import { invoiceLinesOf } from '../../../src/shared/price-months.ts';

const single: NonNullable<PriceInput['tariff']> = {
  name: 'Single M',
  priceCents: 1499,
  oneOffCents: 1999,
  termMonths: 24,
  jersey: { monthlyCents: 500, onceCents: 5999 },
};
const on = '2026-11-20';

function coupon(kind: Coupon['kind'], amount: number, months: number | null): Coupon {
  return { code: 'FAN', kind, amount, months, label: '' };
}

describe('the price of an order', () => {
  it('asks today for one-off price, jersey paid once, VIP number and one cent', () => {
    const price = priceOf({ tariff: single, jersey: { payment: 'once' }, number: { priceCents: 1999 }, on });
    expect(price.todayCents).toBe(1999 + 5999 + 1999 + 1);
    expect(price.monthlyCents).toBe(1499);
  });

  it('puts a jersey in instalments on the month', () => {
    const price = priceOf({ tariff: single, jersey: { payment: 'monthly' }, on });
    expect(price.monthlyCents).toBe(1999);
    expect(price.lines.find(({ id }) => id === 'jerseyMonthly')?.args).toEqual({ months: 24 });
  });

  it('charges packages on the first invoice, where the cent comes back', () => {
    const price = priceOf({ tariff: single, options: [{ id: 'a', name: '+5 GB', priceCents: 699 }], on });
    expect(price.todayCents).toBe(2000);
    expect(price.firstInvoiceCents).toBe(1499 + 699 - 1);
    expect(price.lines.find(({ id }) => id === 'option:a')?.kind).toBe('firstInvoice');
  });

  it('counts a discount for its months only', () => {
    const price = priceOf({ tariff: single, coupon: coupon('percentMonthly', 50, 6), on });
    expect(price.monthlyCents).toBe(749);
    expect(price.regularMonthlyCents).toBe(1499);
    expect(price.termTotalCents).toBe(2000 - 1 + 6 * 749 + 18 * 1499);
    expect(price.regularFromMonth).toBe(7);
  });

  it('waives the one-off price', () => {
    expect(priceOf({ tariff: single, coupon: coupon('waiveOneOff', 0, null), on }).todayCents).toBe(1);
  });

  it('ignores a coupon outside its days', () => {
    const late = { ...coupon('amountMonthly', 500, null), validUntil: '2026-11-19' };
    expect(priceOf({ tariff: single, coupon: late, on }).monthlyCents).toBe(1499);
    expect(priceOf({ tariff: single, coupon: { ...late, validUntil: on }, on }).monthlyCents).toBe(999);
  });

  it('is nothing before a plan is chosen', () => {
    expect(priceOf({ on })).toMatchObject({ todayCents: 0, monthlyCents: 0, lines: [], termTotalCents: 0 });
  });

  it('contains 19 % VAT', () => {
    expect(vatWithin(1190)).toBe(190);
  });
});

const cents = fc.integer({ min: 0, max: 100_000 });
const anyInput: fc.Arbitrary<PriceInput> = fc.record(
  {
    tariff: fc.record({
      name: fc.string(),
      priceCents: cents,
      oneOffCents: cents,
      termMonths: fc.integer({ min: 0, max: 24 }),
      jersey: fc.option(fc.record({ monthlyCents: cents, onceCents: cents })),
    }),
    options: fc.uniqueArray(fc.record({ id: fc.uuid(), name: fc.string(), priceCents: cents }), {
      selector: ({ id }) => id,
    }),
    jersey: fc.record({ payment: fc.constantFrom(...jerseyPayments) }, { requiredKeys: [] }),
    number: fc.record({ priceCents: cents }),
    coupon: fc.record({
      code: fc.string(),
      kind: fc.constantFrom(...couponKinds),
      amount: fc.integer({ min: 0, max: 200_000 }),
      months: fc.option(fc.integer({ min: 1, max: 36 })),
      label: fc.string(),
    }),
    on: fc.constant(on),
  },
  { requiredKeys: ['on'] },
);

describe('whatever is ordered', () => {
  const sum = (input: PriceInput, kind: PriceLineKind) =>
    priceOf(input)
      .lines.filter((line) => line.kind === kind)
      .reduce((total, line) => total + line.cents, 0);

  it('the totals are the sums of their lines, in whole cents', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const price = priceOf(input);
        expect(price.todayCents).toBe(sum(input, 'today'));
        expect(price.monthlyCents).toBe(sum(input, 'monthly'));
        expect(price.firstInvoiceCents).toBe(price.monthlyCents + sum(input, 'firstInvoice'));
        for (const { cents } of price.lines)
          expect(Number.isInteger(cents) && !Object.is(cents, -0)).toBe(true);
      }),
    );
  });

  it('nothing becomes negative and a coupon makes nothing dearer', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { coupon: _without, ...plain } = input;
        const [price, full] = [priceOf(input), priceOf(plain)];
        expect(price.todayCents).toBeGreaterThanOrEqual(input.tariff ? 1 : 0);
        expect(price.monthlyCents).toBeGreaterThanOrEqual(0);
        expect(price.termTotalCents).toBeLessThanOrEqual(full.termTotalCents);
        expect(price.regularMonthlyCents).toBe(full.monthlyCents);
      }),
    );
  });

  it('the minimum term costs what today and all its invoices add up to', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const price = priceOf(input);
        const months = input.tariff ? Math.max(1, input.tariff.termMonths) : 0;
        const invoices = Array.from({ length: months }, (_, at) => invoiceLinesOf(price, at + 1));
        const invoiced = invoices.flat().reduce((total, { cents }) => total + cents, 0);
        expect(price.todayCents + invoiced).toBe(price.termTotalCents);
        const [first = []] = invoices;
        expect(first.reduce((total, { cents }) => total + cents, 0)).toBe(price.firstInvoiceCents);
      }),
    );
  });

  it('after its term a contract costs the plan alone, once the discount is over', () => {
    const jersey = { payment: 'monthly' } as const;
    const price = priceOf({ tariff: single, jersey, coupon: coupon('amountMonthly', 100, 30), on });
    const idsIn = (month: number) => invoiceLinesOf(price, month).map(({ id }) => id);
    expect(idsIn(1)).toEqual(['tariff', 'jerseyMonthly', 'couponMonthly', 'identityCredit']);
    expect(idsIn(24)).toEqual(['tariff', 'jerseyMonthly', 'couponMonthly']);
    expect(idsIn(25)).toEqual(['tariff', 'couponMonthly']);
    expect(idsIn(31)).toEqual(['tariff']);
    expect(() => invoiceLinesOf(price, 0)).toThrow(RangeError);
  });

  it('each line has an id of its own', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const ids = priceOf(input).lines.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
