/** A moment as people read its day in Germany: `26. Februar 2026`, `26 Şubat 2026`. */
export function publishedDay(moment: string, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  });
  return words.format(new Date(moment));
}
