import { success } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { press, steps } from '../steps.ts';
import { withTroubles } from '../variants.ts';

const cologne = { name: 'Köln', lat: 50.94, lng: 6.96 };
const none = { shops: [], total: 0, near: 0, page: 1, pages: 0 };

/** The finder of shops. */
export const finderScreens: Screen[] = [
  ...withTroubles({ name: 'shops/towns', path: '/shops' }),
  { name: 'shops/unknown-without-scripts', path: '/shops?found=none' },
  ...withTroubles({ name: 'shops-near/found', path: '/shops?near=Köln' }, ['loading', 'error', 'limited']),
  {
    name: 'shops-near/none-open',
    path: '/shops?near=Köln&open=now',
    answers: {
      '**/api/distributors?**': success('GET /api/distributors', { place: cologne, ...none }),
    },
  },
  { name: 'shops-near/unknown', path: '/shops?near=Entenhausen' },
  {
    name: 'shops/position-denied',
    path: '/shops',
    // No browser of a test gives its position unless it is told to.
    reach: steps(press('shops.page.position.use'), async ({ page, say }) =>
      page.getByText(say('shops.page.position.denied')).waitFor(),
    ),
  },
  { name: 'shop-town/large', path: '/shops/in/koeln' },
  { name: 'shop/detail', path: '/shops/kapitaen-ahornweg-koeln-50667' },
  { name: 'shop/without-phone', path: '/shops/doppelpass-gladbeck-45964' },
];
