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
