/** How many letters are to be changed, added or taken away until one word is the other (Levenshtein). */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known word that a misspelt one was most likely meant to be (Levenshtein distance of at most 3). */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const best = known.map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }));
  best.sort((a, b) => a.far - b.far);
  return best[0] && best[0].far <= 3 ? best[0].name : undefined;
}
