import { type Lang, withLanguage } from '../../../shared/language.ts';
import { pages } from '../../../shared/pages.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import type { SubjectPlace } from './article-data.ts';
import type { PageAddress } from './page-address.ts';

const locales: Record<Lang, string> = { de: 'de_DE', tr: 'tr_TR' };

/**
 * What messengers and social networks show of a link (https://ogp.me): title, description and the brand's picture. They
 * take no SVG, so the picture is a PNG.
 * @returns HTML for the head; empty for pages that search engines do not list
 */
export function shareData(
  { page }: Pick<PageAddress, 'page'>,
  { team, lang, publicUrl, path }: SubjectPlace,
  { title, description }: { title: string; description: string },
): string[] {
  if (!pages[page].indexed) return [];
  const facts = {
    'og:type': 'website',
    'og:site_name': team.name,
    'og:locale': locales[lang],
    'og:url': publicUrl + withLanguage(lang, path),
    'og:title': title,
    'og:description': description,
    'og:image': `${publicUrl}/images/${team.id}/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    ...Object.entries(facts).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
