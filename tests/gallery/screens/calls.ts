import type { ConnectionView, ItemisedLine, ItemisedMonth } from '../../../src/shared/api/calls.ts';
import { addDays, addMonths } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { type Answer, reply, success } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { choose, click, steps, submit } from '../steps.ts';
import { withTroubles } from '../variants.ts';

const today = berlinToday(new Date());
const span = (monthsAgo: number): ItemisedLine['months'][number] => ({
  startsOn: addMonths(today, -monthsAgo - 1),
  endsOn: addDays(addMonths(today, -monthsAgo), -1),
  bill:
    monthsAgo === 0
      ? null
      : { id: `0f6f6d0c-22ab-4b7f-8a11-6d1f0a9b3d0${monthsAgo}`, number: `2231-2026-00004${monthsAgo}` },
});
const line = (change: Partial<ItemisedLine> = {}): ItemisedLine => ({
  contractId: '5b8a6f0e-8f3e-4b1a-9a55-3f1d0c9f7a01',
  msisdn: '+491713920077',
  lineName: null,
  tariffName: 'Flex M',
  choice: 'off',
  chosenAt: null,
  isRunning: true,
  months: [],
  ...change,
});
const isOn = { choice: 'shortened', chosenAt: `${addDays(today, -60)}T09:00:00.000Z` } as const;
const on = line({ ...isOn, months: [span(0), span(1)] });
const connection = (daysAgo: number, time: string, change: Partial<ConnectionView> = {}): ConnectionView => ({
  id: time,
  startedAt: `${addDays(today, -daysAgo)}T${time}:00.000Z`,
  kind: 'minutes',
  zone: 'home',
  number: '+4917139200xxx',
  seconds: 185,
  amount: 4,
  cents: 0,
  ...change,
});
const data = { kind: 'data', number: null, seconds: null } as const;
const connections = [
  connection(4, '08:12'),
  connection(4, '11:40', { kind: 'sms', seconds: null, amount: 1, number: '+4917604069xxx' }),
  connection(3, '07:55', { ...data, amount: 812 }),
  connection(3, '18:20', { zone: 'turkiye', number: '+902120000xxx', seconds: 4_211, amount: 71 }),
  connection(2, '16:05', { number: '+493023125xxx', seconds: 41, amount: 1 }),
  connection(2, '17:30', { ...data, zone: 'eu', amount: 244 }),
];
const month = (change: Partial<ItemisedMonth> = {}): ItemisedMonth => ({
  contractId: on.contractId,
  msisdn: on.msisdn,
  ...span(0),
  connections,
  listed: { dataMb: 1_056, minutes: 76, sms: 1, cents: 0 },
  used: { dataMb: 3_412, minutes: 93, sms: 2 },
  ...change,
});
const calls = (name: string, lines: ItemisedLine[], more: Partial<Screen> = {}): Screen => ({
  name: `dashboard-calls/${name}`,
  path: '/dashboard/bills/calls',
  as: 'customer',
  ...more,
  answers: { ...reply('GET /api/calls/me', { lines }), ...more.answers },
});
const shown = (answer: ItemisedMonth): Pick<Screen, 'answers' | 'reach'> => ({
  // By its query it names the month.
  answers: { '**/api/calls/me/*?*': success('GET /api/calls/me/:id', { month: answer }) as Answer },
  reach: click(({ page }) =>
    page.getByRole('main').getByRole('listitem').getByRole('button', { expanded: false }),
  ),
});

/** Single connections: off, on, with a list, with an empty one, of several lines, and of none. */
export const callScreens: Screen[] = [
  ...withTroubles(calls('off', [line()])),
  calls('declaring', [line()], {
    reach: steps(
      choose('calls/itemised', 'choice', 'whole'),
      choose('calls/itemised', 'lineUse', 'private'),
      submit('calls/itemised'),
    ),
  }),
  calls('on', [on]),
  calls('change', [on], {
    reach: click(({ page, say }) => page.getByText(say('calls.page.change'), { exact: true })),
  }),
  calls('list', [on], shown(month())),
  calls(
    'list-empty',
    [on],
    shown(month({ connections: [], listed: { dataMb: 0, minutes: 0, sms: 0, cents: 0 } })),
  ),
  calls('lines', [
    on,
    line({ contractId: '5b8a6f0e-8f3e-4b1a-9a55-3f1d0c9f7a02', msisdn: '+4917604069077', isRunning: false }),
  ]),
  calls('no-line', []),
];
