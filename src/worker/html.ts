/** A text as it stands in HTML, also in an attribute. */
export function escapeHtml(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

/** The files that a page's HTML names, of those that are kept for it; each once. */
export function filesIn(html: string): string[] {
  const found = html.matchAll(/"(\/(?:assets|images|definitions)\/[^"\\]+\.[a-z0-9]+)"/g);
  return [...new Set([...found].map(([, address]) => address ?? ''))];
}

/** The title in a page's HTML without the brand's name, still as HTML. */
export function titleIn(html: string): string {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  return title.replace(/ \| [^|]*$/, '');
}
