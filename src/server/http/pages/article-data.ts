import { type Lang, withLanguage } from '../../../shared/language.ts';
import type { PageSubject } from '../../../shared/page-record.ts';
import type { Team } from '../../../shared/team.ts';
import { jsonForHtml } from '../html.ts';

export interface SubjectPlace {
  team: Team;
  lang: Lang;
  publicUrl: string;
  /** Without language. */
  path: string;
}

/**
 * An article as search engines read it: https://schema.org/NewsArticle. It is a block of data, which browsers do not
 * run, so the Content-Security-Policy allows it.
 * @returns HTML for the head; empty for pages that are no article
 */
export function articleData(
  { team, lang, publicUrl, path }: SubjectPlace,
  subject: PageSubject | undefined,
): string[] {
  if (!subject?.article) return [];
  const firm = firmData(team, publicUrl);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: subject.name,
    description: subject.description,
    datePublished: subject.article.publishedAt,
    inLanguage: lang,
    image: [publicUrl + subject.article.picture],
    mainEntityOfPage: publicUrl + withLanguage(lang, path),
    author: firm,
    publisher: firm,
  };
  return [dataBlock(data)];
}

/** Who is behind it: https://schema.org/Organization. */
export function firmData(team: Team, publicUrl: string) {
  return {
    '@type': 'Organization',
    name: team.name,
    url: publicUrl,
    logo: `${publicUrl}/images/${team.id}/icon-512.png`,
  };
}

export function dataBlock(data: object): string {
  return `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
}
