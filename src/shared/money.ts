import { fullFigure } from './figure.ts';

/** The minus sign is as wide as a digit and, unlike a hyphen, never separates from its number at a line end. */
const MINUS = '\u2212';
/** Between a price and its sign no line ends. */
const NO_BREAK = '\u00a0';

/**
 * Whole cents as a price in euros: `1999` is `19,99 €`, in both languages, with the sign last: Turkish speakers in Germany
 * write it so.
 * @throws RangeError for a fraction of a cent, which is always a fault in a calculation
 */
export function formatCents(cents: number): string {
  if (!Number.isInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  return `${fullFigure(cents / 100, 2)}${NO_BREAK}€`.replace('-', MINUS);
}
