import { langs, withLanguage } from '../../../shared/language.ts';
import type { Ask } from '../../../shared/listed-things.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { pageIds, pages } from '../../../shared/pages.ts';
import { escapeHtml } from '../../infra/escape-html.ts';

/** The addresses without language of everything that search engines may list. */
async function listedPaths(ask: Ask): Promise<string[]> {
  const indexed = pageIds.filter((page) => pages[page].indexed);
  const paths = await Promise.all(
    indexed.map(async (page) => {
      const { things } = pages[page];
      return things ? (await things(ask)).map((params) => pathOf(page, params)) : [pathOf(page)];
    }),
  );
  return paths.flat();
}

/** All pages in both languages, each with its other language (https://www.sitemaps.org/protocol.html). */
export async function sitemap(ask: Ask, publicUrl: string, forms: readonly string[]): Promise<string> {
  const address = (lang: (typeof langs)[number], path: string) =>
    escapeHtml(publicUrl + withLanguage(lang, path));
  const urls = [...(await listedPaths(ask)), ...forms].flatMap((path) => {
    const others = langs.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(lang, path)}"/>`,
    );
    return langs.map((lang) => `<url><loc>${address(lang, path)}</loc>${others.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
