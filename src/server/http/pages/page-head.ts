import type { FormScript } from '../../../shared/form-script.ts';
import { type Lang, langs, withLanguage } from '../../../shared/language.ts';
import { type MatchedPage, pathOf } from '../../../shared/match-page.ts';
import type { PageSubject } from '../../../shared/page-record.ts';
import { headKeys, pageTitle, plainLine } from '../../../shared/page-title.ts';
import { type PageId, pages } from '../../../shared/pages.ts';
import type { Team } from '../../../shared/team.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import type { Words } from '../../infra/mail/words.ts';

export interface HeadOptions {
  page: PageId;
  team: Team;
  lang: Lang;
  words: Words;
  /** What the page is about: the tariff's name. */
  subject?: PageSubject | undefined;
  /** The form that the page shows, where only data describe the page. */
  form?: FormScript | undefined;
}

/** Title and description of a page; for the home page they come from the brand, for a form's page from the form. */
export function headWords({ page, team, lang, words, subject, form }: HeadOptions) {
  if (form) {
    const { 'page.title': title = '', 'page.description': description = '' } = form.words;
    return { title: pageTitle(title, team.name), description: plainLine(description) };
  }
  const keys = headKeys(page);
  if (!keys) {
    const { title, description } = team.words[lang];
    return { title: pageTitle(title, team.name), description };
  }
  return {
    title: pageTitle(words.text(lang, keys.title), team.name, subject?.name),
    description: plainLine(subject?.description ?? words.text(lang, keys.description, { name: team.name })),
  };
}

/** The link by which readers of feeds find the articles. */
export function feedLink(page: PageId, { lang, words, team }: Pick<HeadOptions, 'lang' | 'words' | 'team'>) {
  const { feed } = pages[page];
  if (!feed) return [];
  const title = escapeHtml(words.text(lang, 'media.feed.title', { name: team.name }));
  return [
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="${withLanguage(lang, feed)}">`,
  ];
}

/** Links to a page's own address and its languages; pages that search engines should not list say so. */
export function headLinks({ page, params, entry }: MatchedPage, lang: Lang, publicUrl: string): string {
  const isIndexed = entry ? !entry.signedIn : pages[page].indexed;
  if (!isIndexed) return '<meta name="robots" content="noindex">';
  const path = entry?.path ?? pathOf(page, params);
  const href = (of: Lang) => escapeHtml(publicUrl + withLanguage(of, path));
  return [
    `<link rel="canonical" href="${href(lang)}">`,
    ...langs.map((of) => `<link rel="alternate" hreflang="${of}" href="${href(of)}">`),
    `<link rel="alternate" hreflang="x-default" href="${href('de')}">`,
  ].join('\n');
}
