import type { Tariff } from '../../../shared/api/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Text } from '../../lib/text.ts';

/** "monatlich kündbar" or "24 Monate Laufzeit". */
export function termText(text: Text, { termMonths }: Pick<Tariff, 'termMonths'>): string {
  return termMonths <= 1 ? text('tariffs.term.monthly') : text('tariffs.term.months', { months: termMonths });
}

/** What the plan costs once, with the tax in the price. */
export function onceText({ oneOffCents }: Pick<Tariff, 'oneOffCents'>, text: Text): string {
  return oneOffCents > 0
    ? text('tariffs.oneOff', { price: formatCents(oneOffCents) })
    : text('tariffs.noOneOff');
}
