import type { Lang } from '../../../shared/language.ts';
import type { Span } from '../../../shared/opening-hours.ts';

/** `09:30` as each language writes it: `9:30`, `9.30`. */
export function timeInWords(time: string, lang: Lang): string {
  const short = time.replace(/^0/, '');
  return lang === 'tr' ? short.replace(':', '.') : short;
}

/** `9:30–13:00, 14:00–18:30` */
export function spansInWords(spans: readonly Span[], lang: Lang): string {
  return spans.map(({ from, to }) => `${timeInWords(from, lang)}–${timeInWords(to, lang)}`).join(', ');
}
