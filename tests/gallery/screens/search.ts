import type { Screen } from '../screen.ts';
import { withTroubles } from '../variants.ts';

/** The search of the whole site. */
export const searchScreens: Screen[] = [
  { name: 'search/start', path: '/suche' },
  ...withTroubles({ name: 'search-results/found', path: '/suche?q=eSIM+Trikot' }),
  { name: 'search-results/misspelt', path: '/suche?q=Munih' },
  { name: 'search-results/nothing', path: '/suche?q=xqzwvb' },
];
