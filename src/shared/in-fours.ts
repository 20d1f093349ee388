/** The digits of a card as they are printed on it: in groups of four. */
export function inFours(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}
