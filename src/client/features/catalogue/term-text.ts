import type { Tariff } from '../../../shared/api/catalogue.ts';
import type { Text } from '../../lib/text.ts';

/** "monatlich kündbar" or "24 Monate Laufzeit". */
export function termText(text: Text, { termMonths }: Pick<Tariff, 'termMonths'>): string {
  return termMonths <= 1 ? text('tariffs.term.monthly') : text('tariffs.term.months', { months: termMonths });
}
