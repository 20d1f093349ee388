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

/** Whether a text is one of several but for the case of its letters. */
export function isOneOfIgnoringCase(several: readonly string[], text: string): boolean {
  // Once and not for each: the text can be as long as a body may be.
  const wanted = folded(text);
  return several.some((one) => folded(one) === wanted);
}
