import { success } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { withTroubles } from '../variants.ts';

/** The news: the list, a category, an article. */
export const newsScreens: Screen[] = [
  ...withTroubles({ name: 'news/filled', path: '/news', withFooter: true }),
  { name: 'news/category', path: '/news?category=tips' },
  {
    name: 'news/empty',
    path: '/news?category=jersey',
    answers: {
      '**/api/media-contents?**': success('GET /api/media-contents', { contents: [], nextPage: null }),
    },
  },
  ...withTroubles({ name: 'article/filled', path: '/news/tuerkei-zum-bayram' }),
  { name: 'article/steps', path: '/news/esim-ohne-fummeln' },
  { name: 'article/unknown', path: '/news/gibt-es-nicht' },
];
