import { expect } from 'vitest';
import type { BuiltBrand } from './built-brand.ts';

/** The page and the dialogue may be 5 kB larger than the page was before there was one (128.5 and 136.0 kB). */
const bounds = [
  ['home', 133_500],
  ['tariffs', 141_000],
] as const;

/** The dialogue for consents adds at most 4 kB to a first page, which stays below its bound with it. */
export function expectSmallDialogue({ dialogueBeside, filesOfPage, sum }: BuiltBrand): void {
  for (const [page, bound] of bounds)
    for (const lang of ['de', 'tr']) {
      const files = dialogueBeside(page, lang);
      expect(sum(files), files.join(' ')).toBeLessThanOrEqual(4000);
      expect(sum(files) + sum(filesOfPage(page)), `${page}, ${lang}`).toBeLessThanOrEqual(bound);
    }
}
