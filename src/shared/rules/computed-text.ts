import { isIsoDate } from '../dates.ts';
import type { FormLang } from '../further-language.ts';
import { formatCents } from '../money.ts';

/** What stands where nothing is known yet. */
const UNKNOWN = '–';

function dayText(day: string, lang: FormLang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** A computed value in words: `money` counts in cents, a `day` is ISO 8601; what is not known is a dash. */
export function computedText(value: unknown, format: string | undefined, lang: FormLang): string {
  if (typeof value === 'string') return format === 'day' && isIsoDate(value) ? dayText(value, lang) : value;
  if (typeof value !== 'number') return UNKNOWN;
  return format === 'money' && Number.isInteger(value)
    ? formatCents(value)
    : new Intl.NumberFormat(lang).format(value);
}
