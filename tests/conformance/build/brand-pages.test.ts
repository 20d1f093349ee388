import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { teamIds } from '../../support/team-ids.ts';
import { buildBrand } from './built-brand.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The page and the dialogue may be 5 kB larger than the page was before there was one (128.5 and 136.0 kB). */
const bounds = [
  ['home', 133_500],
  ['tariffs', 141_000],
] as const;

test.each(teamIds)(
  'the dialogue for consents adds at most 4 kB to the first pages of %s, which stay below their bounds',
  (team) => {
    const folder = mkdtempSync(join(tmpdir(), `fanline-${team}-`));
    folders.push(folder);
    const { dialogueBeside, filesOfPage, sum } = buildBrand(team, folder);
    for (const [page, bound] of bounds)
      for (const lang of ['de', 'tr']) {
        const files = dialogueBeside(page, lang);
        expect(sum(files), files.join(' ')).toBeLessThanOrEqual(4000);
        expect(sum(files) + sum(filesOfPage(page)), `${page}, ${lang}`).toBeLessThanOrEqual(bound);
      }
  },
  120_000,
);
