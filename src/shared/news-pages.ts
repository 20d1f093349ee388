import { articleSubject } from './article-subject.ts';
import { mediaCategories } from './enums.ts';
import { everyArticle } from './listed-things.ts';
import { FEED_PATH, laterPages } from './news.ts';
import type { PageRecord } from './page-record.ts';

/** The pages of the news, see `pages.ts`. */
export const newsPages = {
  news: {
    paths: ['/news'],
    area: 'media',
    words: ['content'],
    drawn: 'forAll',
    kept: 'forAll',
    reads: { category: mediaCategories, page: laterPages },
    indexed: true,
    feed: FEED_PATH,
    firstData: ['GET /api/categories', 'GET /api/media-contents'],
    asks: { 'GET /api/media-contents': ['category', 'page'] },
  },
  newsArticle: {
    paths: ['/news/:id'],
    file: 'news-article',
    area: 'media',
    words: ['content'],
    drawn: 'forAll',
    kept: 'forAll',
    indexed: true,
    feed: FEED_PATH,
    firstData: ['GET /api/media-contents/:id'],
    subject: articleSubject,
    things: everyArticle,
  },
} as const satisfies Record<string, PageRecord>;
