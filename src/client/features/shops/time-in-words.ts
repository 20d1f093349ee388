import type { Lang } from '../../../shared/language.ts';
import type { Span } from '../../../shared/opening-hours.ts';

/** `09:30` as each language writes it: `9:30`, `9.30`. */
export function timeInWords(time: string, lang: Lang): string {
  const short = time.replace(/^0/, '');
  return lang === 'tr' ? short.replace(':', '.') : short;
}

/** The same in a sentence: a full hour has no minutes in German. */
export function hourInWords(time: string, lang: Lang): string {
  const words = timeInWords(time, lang);
  return lang === 'de' ? words.replace(':00', '') : words;
}

/** `9:30–13:00, 14:00–18:30` */
export function spansInWords(spans: readonly Span[], lang: Lang): string {
  return spans.map(({ from, to }) => `${timeInWords(from, lang)}–${timeInWords(to, lang)}`).join(', ');
}
