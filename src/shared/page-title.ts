import { type PageId, pages } from './pages.ts';

/** The keys of a page's title and description; undefined where they come from the brand. */
export function headKeys(page: PageId): { title: string; description: string } | undefined {
  const { area } = pages[page];
  const key = `${area}.page.head.${page}`;
  return area === undefined ? undefined : { title: `${key}.title`, description: `${key}.description` };
}

/**
 * The title of a document: `Flex M – Tarif | Kanarya Mobil`. Both sides write it: the server into the HTML, the client
 * when the page changes. A prefix that repeats the page's name is left out.
 */
export function pageTitle(name: string, brand: string, prefix?: string): string {
  const own = prefix && prefix !== name ? `${prefix} – ${name}` : name;
  return plainLine(`${own} | ${brand}`);
}

/**
 * A text for the head of a document, without soft hyphens: they are for headings, and browsers and search engines show
 * them as a sign.
 */
export function plainLine(text: string): string {
  return text.replaceAll('\u00AD', '');
}
