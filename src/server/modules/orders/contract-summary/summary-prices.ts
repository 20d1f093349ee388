import type { PriceLineKind, PriceSummary } from '../../../../shared/api/price.ts';
import { formatCents } from '../../../../shared/money.ts';
import type { Words } from '../../../infra/mail/words.ts';
import type { AmountLine } from '../../../infra/pdf/writer/pdf-amounts.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** The lines of the price box with its three sums, in the words of the price box. */
export function summaryPrices(price: PriceSummary, say: Say, words: Words): AmountLine[] {
  const lines = (kind: PriceLineKind) =>
    price.lines
      .filter((line) => line.kind === kind)
      .map(({ labelKey, args, cents }) => ({
        label: words.text('de', labelKey, args),
        amount: formatCents(cents),
      }));
  const total = (label: string, cents: number) => ({ label, amount: formatCents(cents), isTotal: true });
  const months = Math.max(price.termMonths, 1);
  return [
    ...lines('today'),
    ...(lines('today').length > 0 ? [total(say('today'), price.todayCents)] : []),
    ...lines('monthly'),
    total(monthlyLabel(price, say), price.monthlyCents),
    ...extras(price, lines('firstInvoice'), say),
    total(say('termTotal', { months }), price.termTotalCents),
  ];
}

/** Several packages are one line, so that the summary keeps to its page; each has its price beside its name. */
function extras({ lines }: PriceSummary, all: AmountLine[], say: Say): AmountLine[] {
  const prices = lines.filter(({ id }) => id.startsWith('option:')).map(({ cents }) => cents);
  if (prices.length < 2) return all;
  const others = lines
    .filter(({ kind }) => kind === 'firstInvoice')
    .map(({ id }) => !id.startsWith('option:'));
  const sum = prices.reduce((total, cents) => total + cents, 0);
  return [
    { label: say('extras', { count: prices.length }), amount: formatCents(sum) },
    ...all.filter((_, at) => others[at]),
  ];
}

function monthlyLabel({ regularFromMonth, regularMonthlyCents }: PriceSummary, say: Say): string {
  if (regularFromMonth === null) return say('monthly');
  return say('monthlyUntil', { months: regularFromMonth - 1, regular: formatCents(regularMonthlyCents) });
}
