/** `2026-12-24` as part of a sentence that needs no year: `24. Dezember`, `24 Aralık`. */
export function dayInWords(isoDay: string, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return words.format(new Date(isoDay.slice(0, 10)));
}
