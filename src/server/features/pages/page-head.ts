import type { Lang } from '../../../shared/form-script.ts';
import { indexedPages } from '../../../shared/page-routes.ts';
import type { Team } from '../../../shared/team.ts';
import { escapeHtml } from '../../http/html.ts';
import type { Words } from '../../infra/mail/words.ts';
import type { MatchedPage } from './route-match.ts';

export interface HeadOptions {
  words: Words;
  team: Team;
  lang: Lang;
  publicUrl: string;
  matched: MatchedPage;
  titlePrefix?: string | undefined;
}

/** `Flex M – Tarif | Brand`. */
export function titleOf({ words, team, lang, matched, titlePrefix }: HeadOptions): string {
  const name = words.text(lang, `app.title.${matched.page}`);
  return `${titlePrefix ? `${titlePrefix} – ${name}` : name} | ${team.name}`;
}

export function descriptionOf({ words, team, lang, matched }: HeadOptions): string {
  const key = `app.description.${matched.page}`;
  return words.has(lang, key) ? words.text(lang, key, { name: team.name }) : team.words[lang].description;
}

/** Where the page is at home and in which languages; pages that nobody should find say so. */
export function linksOf({ publicUrl, lang, matched }: HeadOptions): string {
  if (!indexedPages.includes(matched.page)) return '<meta name="robots" content="noindex">';
  const href = (of: Lang) => escapeHtml(publicUrl + localPath(matched.path, of));
  return [
    `<link rel="canonical" href="${href(lang)}">`,
    `<link rel="alternate" hreflang="de" href="${href('de')}">`,
    `<link rel="alternate" hreflang="tr" href="${href('tr')}">`,
    `<link rel="alternate" hreflang="x-default" href="${href('de')}">`,
  ].join('\n');
}

/** German has no prefix, Turkish `/tr`. */
export function localPath(path: string, lang: Lang): string {
  if (lang === 'de') return path;
  return path === '/' ? '/tr' : `/tr${path}`;
}
