import { pathOf } from '../../../shared/match-page.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { SearchItem, SearchReader } from '../../infra/search/search-source.ts';
import { listVideos } from './videos.repository.ts';

/** Of very many videos, the newest. */
const MOST = 400;

/** The videos that are published now, found by what they show, too. */
export async function videosSearch(deps: AppDeps, { team, lang }: SearchReader): Promise<SearchItem[]> {
  const videos = await listVideos(deps.db, { team, lang, now: deps.clock() }, MOST);
  return videos.map(({ slug, title, teaser, captions }) => ({
    kind: 'videos',
    path: pathOf('video', { id: slug }),
    title,
    text: `${teaser} ${captions.map(({ text }) => text).join(' ')}`,
    keywords: deps.words.text(lang, 'videos.page.title'),
    weight: 0.7,
  }));
}
