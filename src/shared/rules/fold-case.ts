import { composed } from './composed.ts';

/** The dot that stays over a Turkish İ in small letters. */
const DOT_ABOVE = '\u0307';

/** A text for comparisons: no difference of case, also not between the Turkish i, ı, I and İ. */
function folded(text: string): string {
  return composed(text).toUpperCase().toLowerCase().replaceAll(DOT_ABOVE, '');
}

/** Whether two texts are the same but for the case of their letters. */
export function sameIgnoringCase(one: string, other: string): boolean {
  return folded(one) === folded(other);
}
