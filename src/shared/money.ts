const locales = { de: 'de-DE', tr: 'tr-TR' } as const;

/**
 * Whole cents as a price in euros: `1999` is `19,99 €` in German and `€19,99` in Turkish.
 * @throws RangeError for a fraction of a cent, which is always a fault in a calculation
 */
export function formatCents(cents: number, lang: keyof typeof locales): string {
  if (!Number.isInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  return new Intl.NumberFormat(locales[lang], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}
