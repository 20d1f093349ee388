import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { teamIds } from '../../support/team-ids.ts';
import { buildBrand } from './built-brand.ts';
import { expectSmallDialogue } from './dialogue-bounds.ts';

/** That one has tests of its own: `first-page.test.ts`. */
const [, ...others] = teamIds;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.each(others)(
  'the dialogue for consents is small beside the first pages of %s',
  (team) => {
    const folder = mkdtempSync(join(tmpdir(), `fanline-${team}-`));
    folders.push(folder);
    expectSmallDialogue(buildBrand(team, folder));
    expect(others).not.toContain('kanarya');
  },
  120_000,
);
