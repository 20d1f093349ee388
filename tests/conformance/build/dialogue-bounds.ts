import { expect } from 'vitest';
import { type BuiltBrand, dialogue } from './built-brand.ts';

/** The page and the dialogue may be 5 kB larger than the page was before there was one (128.5 and 136.0 kB). */
const bounds = [
  ['home', 133_500],
  ['tariffs', 141_000],
] as const;

/** The choice of each purpose: most visitors answer without it, so it comes when it is opened. */
const purposes = 'features/consents/purpose-list.tsx';

/** The dialogue for consents adds at most 4 kB to a first page, which stays below its bound with it. */
export function expectSmallDialogue(brand: BuiltBrand): void {
  const { dialogueBeside, filesOfPage, sum } = brand;
  for (const [page, bound] of bounds)
    for (const lang of ['de', 'tr']) {
      const files = dialogueBeside(page, lang);
      expect(sum(files), files.join(' ')).toBeLessThanOrEqual(4000);
      expect(sum(files) + sum(filesOfPage(page)), `${page}, ${lang}`).toBeLessThanOrEqual(bound);
      expect(sum(dialogueBeside(page, lang, [purposes])), 'opened').toBeLessThanOrEqual(6000);
      expect(sum(dialogueBeside(page, lang, partsOf(brand))), 'with all parts').toBeLessThanOrEqual(13_000);
    }
}

/** All that comes later: the purposes, the dialogue from the footer, the adapters of services, and the chat's button. */
function partsOf({ manifest }: BuiltBrand): string[] {
  const parts = manifest[dialogue]?.dynamicImports ?? [];
  const code = parts.filter((key) => !key.includes('virtual:words'));
  expect(code).toContain(purposes);
  expect(code.length).toBeGreaterThan(4);
  return code;
}
