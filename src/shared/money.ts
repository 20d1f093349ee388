/** Turkish speakers in Germany read and write prices as everybody around them does: the sign last. */
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** The sign that is as wide as a digit and never breaks from its number, as a hyphen does. */
const MINUS = '\u2212';

/**
 * Whole cents as a price in euros: `1999` is `19,99 €`, in both languages.
 * @throws RangeError for a fraction of a cent, which is always a fault in a calculation
 */
export function formatCents(cents: number): string {
  if (!Number.isInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  return euros.format(cents / 100).replace('-', MINUS);
}
