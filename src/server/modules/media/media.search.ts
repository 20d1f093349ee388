import { parseMarkdown } from '../../../shared/markdown.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { textOfBlocks } from '../../../shared/text-of-blocks.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { SearchItem, SearchReader } from '../../infra/search/search-source.ts';
import { listContents } from './media.repository.ts';

/** Of very many articles, the newest. */
const MOST = 400;

/** The articles that are published now. */
export async function mediaSearch(deps: AppDeps, { team, lang }: SearchReader): Promise<SearchItem[]> {
  const readership = { team, lang, now: deps.clock() };
  const contents = await listContents(deps.db, readership, { after: 0, count: MOST });
  return contents.map(({ slug, title, teaser, category, body }) => ({
    kind: 'news',
    path: pathOf('newsArticle', { id: slug }),
    title,
    note: deps.words.text(lang, `media.page.category.${category}`),
    text: `${teaser} ${textOfBlocks(parseMarkdown(body))}`,
    keywords: deps.words.text(lang, 'media.page.title'),
    weight: 0.8,
  }));
}
