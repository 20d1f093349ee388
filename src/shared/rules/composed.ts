/** More marks than any writing has on one letter (Unicode's UAX #15, stream-safe text). */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** Composes letters (NFC). The time for a long row of marks grows with its square, so such a text stays as it is. */
export function composed(text: string): string {
  return TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC');
}
