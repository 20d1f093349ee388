import { tariffTypes } from '../../../src/shared/enums.ts';
import { reply } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { loseConnection, press, steps } from '../steps.ts';
import { withTroubles } from '../variants.ts';

/** What guests see before they order. */
export const shopScreens: Screen[] = [
  ...withTroubles({ name: 'home/filled', path: '/', withFooter: true }),
  {
    name: 'home/jersey',
    path: '/',
    reach: async ({ page, say }) => {
      for (const title of ['home.porting.title', 'home.jersey.title'])
        await page.getByRole('heading', { name: say(title) }).scrollIntoViewIfNeeded();
    },
  },
  ...withTroubles({ name: 'tariffs/filled', path: '/tarife', withFooter: true }),
  { name: 'tariffs/question', path: '/tarife', reach: press('tariffs.help.ask') },
  {
    name: 'tariffs/advice',
    path: '/tarife',
    reach: steps(
      press('tariffs.help.ask'),
      press('advice.answer.whom.me'),
      press('advice.answer.data.some'),
      press('advice.answer.bond.free'),
    ),
  },
  { name: 'tariffs/compared', path: '/tarife', reach: press('tariffs.help.compare') },
  { name: 'tariffs/offline', path: '/tarife', reach: loseConnection },
  ...tariffTypes.map((type): Screen => ({ name: `tariffs/${type}`, path: `/tarife?type=${type}` })),
  {
    name: 'tariffs/empty',
    path: '/tarife?type=kids',
    answers: reply('GET /api/tariffs', { tariffs: [] }),
  },
  ...withTroubles({ name: 'tariff/jersey', path: '/tarife/single/single-l' }),
  { name: 'tariff/flex', path: '/tarife/flex/flex-m' },
  { name: 'tariff/second', path: '/tarife/partner/partner' },
  { name: 'tariff/business', path: '/tarife/business/business-l' },
  ...withTroubles({ name: 'campaigns/filled', path: '/campaigns' }),
  { name: 'campaigns/offline', path: '/campaigns', reach: loseConnection },
  { name: 'campaigns/empty', path: '/campaigns', answers: reply('GET /api/campaigns', { campaigns: [] }) },
  ...withTroubles({ name: 'campaign/running', path: '/campaigns/heimsieg' }),
  { name: 'campaign/soon', path: '/campaigns/rueckrunde' },
  { name: 'campaign/over', path: '/campaigns/saisonfinale' },
  { name: 'campaign/family', path: '/campaigns/familie' },
];
