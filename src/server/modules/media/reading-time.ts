/** Words that people read in a minute on a screen. */
const wordsPerMinute = 200;

/** @returns whole minutes, rounded up, at least one */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
