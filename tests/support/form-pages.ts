import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormPageAddress } from '../../src/shared/form-page.ts';
import { ROOT } from './definitions.ts';

const list: { pages: FormPageAddress[] } = JSON.parse(
  readFileSync(join(ROOT, 'ui-schemas/pages.json'), 'utf8'),
);

/** The pages that the project's own list describes. */
export const formPages = list.pages;
