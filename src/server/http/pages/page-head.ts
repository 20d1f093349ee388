import { type Lang, langs, withLanguage } from '../../../shared/language.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { headKeys, pageTitle, plainLine } from '../../../shared/page-title.ts';
import { type PageId, pages } from '../../../shared/pages.ts';
import type { Team } from '../../../shared/team.ts';
import type { Words } from '../../infra/mail/words.ts';
import { escapeHtml } from '../html.ts';

export interface HeadOptions {
  page: PageId;
  team: Team;
  lang: Lang;
  words: Words;
  /** The subject of the page: the tariff's name. */
  prefix?: string | undefined;
}

/** Title and description of a page; for the home page they come from the brand. */
export function headWords({ page, team, lang, words, prefix }: HeadOptions) {
  const keys = headKeys(page);
  if (!keys) {
    const { title, description } = team.words[lang];
    return { title: pageTitle(title, team.name), description };
  }
  return {
    title: pageTitle(words.text(lang, keys.title), team.name, prefix),
    description: plainLine(words.text(lang, keys.description, { name: team.name })),
  };
}

/** Links to a page's own address and its languages; pages that search engines should not list say so. */
export function headLinks(
  page: PageId,
  params: Record<string, string>,
  lang: Lang,
  publicUrl: string,
): string {
  if (!pages[page].indexed) return '<meta name="robots" content="noindex">';
  const href = (of: Lang) => escapeHtml(publicUrl + withLanguage(of, pathOf(page, params)));
  return [
    `<link rel="canonical" href="${href(lang)}">`,
    ...langs.map((of) => `<link rel="alternate" hreflang="${of}" href="${href(of)}">`),
    `<link rel="alternate" hreflang="x-default" href="${href('de')}">`,
  ].join('\n');
}
