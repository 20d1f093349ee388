/** A word of a text with its place, and as it is compared. */
export interface TextWord {
  start: number;
  end: number;
  folded: string;
}

/** Letters with their signs, or digits: `20GB` is two words, and so is what stands on both sides of an apostrophe. */
const WORD = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu;

/** The words of a text in their order. */
export function wordsOf(text: string): TextWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: folded(word),
  }));
}

/**
 * A word for comparing, as all keyboards write it: `ı` and `İ` are `i`, `ş` is `s`, `ğ` is `g`, `ç` is `c`, and `ü`, `u`
 * and `ue` are one, as are `ö` and `ä` with theirs; `ß` is `ss`.
 */
export function folded(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/([aou])e/g, '$1');
}
