import type { PageId } from '../../../src/shared/pages.ts';

/** Things of the demo by the page that shows one; all other pages with a name show a plan. */
const things: Partial<Record<PageId, string>> = {
  campaign: 'heimsieg',
  newsArticle: 'esim-ohne-fummeln',
  video: 'elf-meter',
  shop: 'doppelpass-gladbeck-45964',
};

/** What to fill into the address of a page, so that there is something to see. */
export function exampleParams(page: PageId): Record<string, string> {
  return { type: 'flex', id: things[page] ?? 'flex-m', area: 'support', form: 'message', town: 'koeln' };
}
