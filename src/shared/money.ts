/** Prices are the same in both languages, with the sign last: Turkish speakers in Germany write them so. */
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** The minus sign is as wide as a digit and, unlike a hyphen, never separates from its number at a line end. */
const MINUS = '\u2212';

/**
 * Whole cents as a price in euros: `1999` is `19,99 €`, in both languages.
 * @throws RangeError for a fraction of a cent, which is always a fault in a calculation
 */
export function formatCents(cents: number): string {
  if (!Number.isInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  return euros.format(cents / 100).replace('-', MINUS);
}
