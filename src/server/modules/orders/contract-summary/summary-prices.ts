import type { PriceLineKind, PriceSummary } from '../../../../shared/api/price.ts';
import { formatCents } from '../../../../shared/money.ts';
import type { Words } from '../../../infra/mail/words.ts';
import type { AmountLine } from '../../../infra/pdf/writer/pdf-writer.ts';

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
    total(say('today'), price.todayCents),
    ...lines('monthly'),
    total(monthlyLabel(price, say), price.monthlyCents),
    ...lines('firstInvoice'),
    total(say('termTotal', { months }), price.termTotalCents),
  ];
}

function monthlyLabel({ regularFromMonth, regularMonthlyCents }: PriceSummary, say: Say): string {
  if (regularFromMonth === null) return say('monthly');
  return say('monthlyUntil', { months: regularFromMonth - 1, regular: formatCents(regularMonthlyCents) });
}
