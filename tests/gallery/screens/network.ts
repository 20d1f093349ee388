import { reply, success } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { withTroubles } from '../variants.ts';

const asOf = '2026-03-02T10:00:00.000Z';
const disturbances = {
  asOf,
  disturbances: [
    {
      id: 'F-1',
      region: 'Köln-Innenstadt',
      isHere: false,
      since: '2026-03-02T08:10:00.000Z',
      expectedEnd: null,
      affects: ['data' as const],
      state: 'reported' as const,
    },
    {
      id: 'F-2',
      region: 'Stuttgart-Bad Cannstatt',
      isHere: false,
      since: '2026-03-01T16:00:00.000Z',
      expectedEnd: '2026-03-02T20:00:00.000Z',
      affects: ['calls' as const, 'messages' as const],
      state: 'inRepair' as const,
    },
    {
      id: 'W-1',
      region: 'Hamburg-Wilhelmsburg',
      isHere: false,
      since: '2026-03-04T01:00:00.000Z',
      expectedEnd: '2026-03-04T05:00:00.000Z',
      affects: ['data' as const, 'calls' as const, 'messages' as const],
      state: 'planned' as const,
    },
  ],
};
const away = {
  '**/api/network/disturbances**': success('GET /api/network/disturbances', {
    disturbances: null,
    asOf: null,
  }),
  '**/api/network/coverage**': success('GET /api/network/coverage', {
    place: { name: '50667 Köln', codes: 1 },
    reception: null,
    asOf: null,
  }),
};

/** The answers above are on the page: what the server drew stands there before. */
function untilSaid(key: string): NonNullable<Screen['reach']> {
  return ({ page, say }) => page.getByText(say(key)).first().waitFor();
}

/** The price list, and the network: reception at a place, and disturbances. */
export const networkScreens: Screen[] = [
  ...withTroubles({ name: 'price-list/page', path: '/information/price-list' }),
  ...withTroubles({ name: 'network/page', path: '/network' }),
  {
    name: 'network/quiet',
    path: '/network',
    answers: reply('GET /api/network/disturbances', { disturbances: [], asOf }),
    reach: untilSaid('network.page.disturbances.none'),
  },
  {
    name: 'network/disturbed',
    path: '/network',
    answers: reply('GET /api/network/disturbances', disturbances),
    reach: ({ page }) => page.getByText('Hamburg-Wilhelmsburg').first().waitFor(),
  },
  ...withTroubles({ name: 'network-place/found', path: '/network?near=Köln' }, ['loading', 'error']),
  { name: 'network-place/unknown', path: '/network?near=Entenhausen' },
  {
    name: 'network-place/away',
    path: '/network?near=50667',
    answers: away,
    reach: untilSaid('network.page.unreachable.title'),
  },
];
