import { pageOfPath } from '../../src/shared/match-page.ts';
import { type PageId, pageIds, pages } from '../../src/shared/pages.ts';
import { formPages } from '../support/form-pages.ts';
import type { Screen } from './screen.ts';
import { authScreens } from './screens/auth.ts';
import { badgeScreens } from './screens/badges.ts';
import { billScreens } from './screens/bills.ts';
import { callScreens } from './screens/calls.ts';
import { cardScreens } from './screens/card.ts';
import { changeScreens } from './screens/changes.ts';
import { consentScreens } from './screens/consents.ts';
import { customerScreens } from './screens/customer.ts';
import { declarationScreens } from './screens/declarations.ts';
import { frameScreens } from './screens/frame.ts';
import { gamesScreens } from './screens/games.ts';
import { lineScreens } from './screens/lines.ts';
import { messageScreens } from './screens/messages.ts';
import { networkScreens } from './screens/network.ts';
import { newsScreens } from './screens/news.ts';
import { offlineScreens } from './screens/offline.ts';
import { orderScreens } from './screens/order.ts';
import { packageScreens } from './screens/packages.ts';
import { portingScreens } from './screens/porting.ts';
import { searchScreens } from './screens/search.ts';
import { serviceScreens } from './screens/service.ts';
import { shopScreens } from './screens/shop.ts';
import { finderScreens } from './screens/shops.ts';
import { simScreens } from './screens/sims.ts';
import { videoScreens } from './screens/videos.ts';
import { wallpaperScreens } from './screens/wallpapers.ts';
import { withTroubles } from './variants.ts';

const listed: Screen[] = [
  ...frameScreens,
  ...consentScreens,
  ...shopScreens,
  ...newsScreens,
  ...videoScreens,
  ...authScreens,
  ...orderScreens,
  ...customerScreens,
  ...messageScreens,
  ...cardScreens,
  ...simScreens,
  ...lineScreens,
  ...portingScreens,
  ...billScreens,
  ...callScreens,
  ...packageScreens,
  ...changeScreens,
  ...declarationScreens,
  ...serviceScreens,
  ...offlineScreens,
  ...finderScreens,
  ...networkScreens,
  ...gamesScreens,
  ...badgeScreens,
  ...wallpaperScreens,
  ...searchScreens,
];

/** Every screen and state. A page that is not listed is here as it opens, and in the troubles of a page with data. */
export const screens: Screen[] = [...listed, ...unlistedPages()];

/** One entry for each page that no listed screen shows. A path with parameters has to be listed. */
function unlistedPages(): Screen[] {
  const shown = new Set(listed.map(({ path }) => pageOfPath(path.split('?')[0] ?? '', formPages)));
  return pageIds.filter((page) => !shown.has(page)).flatMap(asItOpens);
}

function asItOpens(page: PageId): Screen[] {
  const { paths, session, firstData } = pages[page];
  const [path] = paths;
  if (!path || path.includes(':')) return [];
  const name = `${path.split('/').filter(Boolean).join('-')}/page`;
  const screen: Screen = session ? { name, path, as: 'customer' } : { name, path };
  return session || firstData ? withTroubles(screen) : [screen];
}
