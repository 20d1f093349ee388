import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differenceOf,
  lineWords,
  reasonWords,
  signed,
} from '../../../src/client/features/billing/bill-words.ts';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import type { PriceLine } from '../../../src/shared/api/price.ts';
import { billBefore, compareBills } from '../../../src/shared/bill-comparison.ts';
import { couponKinds, type JerseyPayment } from '../../../src/shared/enums.ts';
import {
  creditLine,
  monthInvoiceLines,
  orderInvoiceLines,
  voucherLines,
} from '../../../src/shared/invoice-lines.ts';
import { creditKinds } from '../../../src/shared/porting-compensation.ts';
import { priceOf } from '../../../src/shared/price.ts';
import { tariffLine } from '../../../src/shared/price-lines.ts';
import { ROOT } from '../../support/definitions.ts';

const words = loadWords(ROOT);
const cents = fc.integer({ min: 1, max: 100_000 });
const names = fc.constantFrom('Flex M', 'Flex L', 'Single M');

const anyPrice = fc
  .record({
    priceCents: cents,
    name: names,
    payment: fc.constantFrom<JerseyPayment>('monthly', 'once'),
    options: fc.array(fc.record({ id: fc.uuid(), name: names, priceCents: cents }), { maxLength: 3 }),
    kind: fc.constantFrom(...couponKinds),
    amount: fc.integer({ min: 1, max: 100 }),
    months: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ priceCents, name, payment, options, kind, amount, months }) =>
    priceOf({
      tariff: {
        name,
        priceCents,
        oneOffCents: 999,
        termMonths: 24,
        jersey: { monthlyCents: 500, onceCents: 5999 },
      },
      jersey: { payment },
      number: { priceCents: 999 },
      options,
      coupon: { code: 'FAN', kind, amount, months, label: '' },
      on: '2026-11-20',
    }),
  );

/** What comes and goes from month to month: a shortened month, another tariff, packages, credits and vouchers. */
const anyMonth = fc.record({
  usedDays: fc.integer({ min: 1, max: 30 }),
  changed: fc.option(fc.record({ name: names, priceCents: cents })),
  packages: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  credits: fc.array(
    fc.record({ kind: fc.constantFrom(...creditKinds), days: fc.integer({ min: 1, max: 9 }), cents }),
    { maxLength: 3 },
  ),
  vouchers: fc.array(fc.record({ cents }), { maxLength: 2 }),
});

type AnyMonth = typeof anyMonth extends fc.Arbitrary<infer T> ? T : never;

function billOf(price: ReturnType<typeof priceOf>, month: number, parts: AnyMonth) {
  const { usedDays, changed, packages, credits, vouchers } = parts;
  const ofPlan = monthInvoiceLines(price, { month, usedDays, allDays: 30 }).map((line) =>
    line.id === 'tariff' && changed ? tariffLine(changed) : line,
  );
  const lines: PriceLine[] = [
    ...ofPlan,
    ...packages.map((id) => ({
      id: `booking:${id}`,
      kind: 'monthly' as const,
      labelKey: 'invoices.paper.option',
      args: { name: id },
      cents: 499,
    })),
    ...credits.map(creditLine),
    ...voucherLines(vouchers),
  ];
  const totalCents = lines.reduce((sum, line) => sum + line.cents, 0);
  return {
    id: String(month),
    kind: 'monthly' as const,
    orderId: 'line',
    periodFrom: `2026-0${month}-01`,
    lines,
    totalCents,
  };
}

const anyPair = fc
  .record({ price: anyPrice, month: fc.integer({ min: 2, max: 5 }), before: anyMonth, now: anyMonth })
  .map(
    ({ price, month, before, now }) => [billOf(price, month - 1, before), billOf(price, month, now)] as const,
  );

/** Reads `−1.234,50 €` as cents. */
const read = (amount: string) =>
  Math.round(
    Number(
      amount
        .replace('−', '-')
        .replaceAll('.', '')
        .replace(',', '.')
        .replace(/[^\d.+-]/g, ''),
    ) * 100,
  );

describe.each(['de', 'tr'] as const)('a bill beside the one before (%s)', (lang) => {
  const text = (key: string, values: Record<string, string | number> = {}) => {
    if (!words.has(lang, key)) throw new Error(`No words for ${key}.`);
    return words.text(lang, key, values);
  };
  const isFinished = (sentence: string) => !/[{}]|undefined/.test(sentence);

  it('is explained by words and amounts that come to the difference, for 500 pairs', () => {
    fc.assert(
      fc.property(anyPair, ([before, bill]) => {
        const { differenceCents, reasons } = compareBills(before, bill);
        expect(differenceCents).toBe(bill.totalCents - before.totalCents);
        const said = reasons.map(
          (reason) => [reasonWords(text, reason), read(signed(reason.cents))] as const,
        );
        expect(said.reduce((sum, [, amount]) => sum + amount, 0)).toBe(differenceCents);
        const { key, amount } = differenceOf(differenceCents);
        expect(read(amount) * (key === 'less' ? -1 : 1)).toBe(differenceCents);
        // Each reason names a line that stands on one of the two bills.
        const lines = [...before.lines, ...bill.lines].map((line) => lineWords(text, line));
        const isClear = ([sentence]: readonly [string, number]) =>
          isFinished(sentence) && lines.some((line) => sentence.includes(line));
        expect(said.filter((reason) => !isClear(reason))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('has words for each line that a bill can have', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const said = orderInvoiceLines(price).map((line) => lineWords(text, line));
        expect(said.filter((sentence) => !isFinished(sentence))).toEqual([]);
      }),
    );
  });
});

describe('the bill before', () => {
  const bill = (id: string, periodFrom: string, more: object = {}) => ({
    id,
    kind: 'monthly' as const,
    orderId: 'line',
    periodFrom,
    lines: [],
    totalCents: 0,
    ...more,
  });

  it('is the latest monthly one of the same line', () => {
    const third = bill('3', '2026-03-01');
    const bills = [
      third,
      bill('1', '2026-01-01'),
      bill('2', '2026-02-01'),
      bill('other line', '2026-02-15', { orderId: 'other' }),
      bill('package', '2026-02-20', { kind: 'option' }),
    ];
    expect(billBefore(third, bills)?.id).toBe('2');
    expect(billBefore(bill('1', '2026-01-01'), bills)).toBeUndefined();
    expect(billBefore(bill('package', '2026-02-20', { kind: 'option' }), bills)).toBeUndefined();
  });
});
