import { withCheckDigit } from '../../../src/shared/rules/iccid.ts';
import { contentOf } from '../../support/goods-folder.ts';
import { contentKinds } from './content-kinds.ts';
import { type Item, type Kind, repeat, third, two } from './kind.ts';

const providers = two('providers.json');
const tariffs = two('tariffs.json');
const plans = two('plans.json');
const options = two('options.json');
const coupons = two('coupons.json');
const [campaign = {}, other = {}] = contentOf('campaigns.json').map(
  (item): Item => ({ ...item, couponCode: null }),
);
const number = { msisdn: '+4917604069077', kind: 'vip', class: 'Repeat', priceCents: 4999 };
const card = (digits: string) => ({ iccid: withCheckDigit(digits), type: 'physical', place: 'stock' });

/** What a file of each kind may be refused for, and what may change in it. */
export const kinds: readonly Kind[] = [
  {
    id: 'providers',
    ...providers,
    faults: [repeat(providers.fresh, /"slug"/)],
    change: { name: 'Anders' },
  },
  {
    id: 'tariffs',
    ...tariffs,
    faults: [
      {
        item: { ...tariffs.fresh, slug: 'third', externalId: tariffs.known.externalId },
        at: /"externalId": "BSS-FLEX-S"/,
        says: /: 1040 \(.+\) "BSS-FLEX-S" is the external id of "flex-s" already, so "third" needs another one\.$/,
      },
      {
        item: { ...tariffs.known, ...third, alternative: 'NONE' },
        at: /"alternative": "NONE"/,
        says: /: 1039 \(.+\) No tariff has the external id "NONE"\.$/,
      },
    ],
    change: { priceCents: 1 },
  },
  {
    id: 'plans',
    ...plans,
    faults: [
      repeat(plans.fresh, /"slug"/),
      { item: { ...plans.fresh, slug: 'third', months: -1 }, at: /"months": -1/, says: /: -1 must be >= \d/ },
    ],
    change: { monthlyCents: 600 },
  },
  {
    id: 'options',
    ...options,
    faults: [
      {
        item: { ...options.fresh, slug: 'third', externalId: options.known.externalId },
        at: /"externalId": "OPT-DATA-5"/,
        says: /: 1026 \(.+\) "OPT-DATA-5" is the external id of "data-5" already, so "third" needs another one\.$/,
      },
    ],
    change: { priceCents: 1 },
  },
  { id: 'coupons', ...coupons, faults: [repeat(coupons.fresh, /"code"/)], change: { amount: 10 } },
  {
    id: 'campaigns',
    known: campaign,
    fresh: other,
    faults: [
      {
        item: { ...campaign, ...third, couponCode: 'NONE' },
        at: /"couponCode": "NONE"/,
        says: /: No coupon has the code "NONE"\.$/,
      },
      {
        item: { ...campaign, ...third, endsAt: campaign.startsAt },
        at: /"endsAt"/,
        says: /: "third" ends before it begins: "endsAt" must be after "startsAt"\.$/,
      },
    ],
    change: { tariffTypes: ['kids'] },
  },
  ...contentKinds,
  {
    id: 'numbers',
    known: number,
    fresh: { ...number, msisdn: '+4917604069088' },
    faults: [repeat({ ...number, msisdn: '+4917604069088' }, /^ {2}\{$/)],
    change: { priceCents: 1 },
  },
  {
    id: 'sim-cards',
    known: card('894999000000000001'),
    fresh: card('894999000000000002'),
    faults: [repeat(card('894999000000000002'), /^ {2}\{$/)],
    change: { place: 'shop' },
  },
];
