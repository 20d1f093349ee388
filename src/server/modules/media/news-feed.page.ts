import type { MediaTeaser } from '../../../shared/api/media.ts';
import { type Lang, withLanguage } from '../../../shared/language.ts';
import { FEED_PATH } from '../../../shared/news.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { escapeHtml } from '../../infra/escape-html.ts';

/** Characters that XML 1.0 does not allow, even as escapes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must go
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text for XML: the five escapes of HTML are those of XML as well. */
function xml(text: string): string {
  return escapeHtml(text.replace(notInXml, ''));
}

const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;

/** The newest articles as RSS 2.0 (https://www.rssboard.org/rss-specification), in one language. */
export function newsFeed(
  { config, teams, words }: Pick<AppDeps, 'config' | 'teams' | 'words'>,
  lang: Lang,
  contents: readonly MediaTeaser[],
): string {
  const { name } = teams[config.team];
  const address = (path: string) => config.publicUrl + withLanguage(lang, path);
  const items = contents.map(
    ({ slug, title, teaser, category, publishedAt }) =>
      `<item>${element('title', title)}${element('link', address(`/news/${slug}`))}` +
      `<guid isPermaLink="true">${xml(address(`/news/${slug}`))}</guid>` +
      `${element('pubDate', new Date(publishedAt).toUTCString())}` +
      `${element('category', words.text(lang, `media.page.category.${category}`))}` +
      `${element('description', teaser)}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', words.text(lang, 'media.feed.title', { name }))}
${element('link', address('/news'))}
${element('description', words.text(lang, 'media.page.head.news.description', { name }))}
${element('language', lang)}
<atom:link href="${xml(address(FEED_PATH))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
