import type { ChangesView, TariffOffer } from '../../../src/shared/api/changes.ts';
import { addDays, addMonths } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { aTariff } from '../../support/a-tariff.ts';
import { type Answer, reply, success } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { choose, click, press, steps, submit } from '../steps.ts';
import { withTroubles } from '../variants.ts';

const FORM = 'contract/tariff-change';
const today = berlinToday(new Date());
const startsOn = addDays(today, 9);
const contractId = '5b0c7a54-3a86-4a49-9d0e-0c3f5a1b2c01';

/** Volume, monthly price and term, as in the demo. */
const demo = {
  'Single M': { dataGb: 30, priceCents: 1_499, termMonths: 24 },
  'Single L': { dataGb: 50, priceCents: 1_999, termMonths: 24 },
  'Single XL': { dataGb: 80, priceCents: 2_499, termMonths: 24 },
  'Flex L': { dataGb: 40, priceCents: 1_999, termMonths: 1 },
} as const;

const offer = (at: number, name: keyof typeof demo, refusal: TariffOffer['refusal'] = null): TariffOffer => ({
  tariff: aTariff({
    id: `8f4cb9ce-2f1e-4a57-a9ae-3a1d9f2b6d0${at}`,
    slug: name.toLowerCase().replace(' ', '-'),
    name,
    type: name.startsWith('Flex') ? 'flex' : 'single',
    ...demo[name],
  }),
  refusal,
  startsOn,
  startsAfterWithdrawalOn: addMonths(startsOn, 1),
  minimumEndsOn: addDays(addMonths(startsOn, demo[name].termMonths), -1),
});
/** A line in its minimum term: what is cheaper has to wait. */
const bound = (change: Partial<ChangesView> = {}): ChangesView => ({
  contractId,
  msisdn: '+4915228817386',
  lineName: null,
  tariffId: offer(2, 'Single L').tariff.id,
  tariffName: 'Single L',
  monthlyCents: 1_999,
  minimumEndsOn: addDays(addMonths(startsOn, 14), -1),
  planned: null,
  offers: [
    offer(1, 'Single M', 'cheaperInTerm'),
    offer(2, 'Single L', 'same'),
    offer(3, 'Single XL'),
    offer(4, 'Flex L'),
  ],
  ...change,
});
const planned = {
  tariffId: offer(3, 'Single XL').tariff.id,
  tariffName: 'Single XL',
  monthlyCents: 2_499,
  startsOn,
  minimumEndsOn: offer(3, 'Single XL').minimumEndsOn,
  answers: [],
};
/** To a question that only the form knows. */
const answers = [
  { form: 'contract/tariff-change', pointer: '/reason', label: 'Warum wechseln Sie?', text: 'Mehr Daten' },
];
const summary = {
  id: '0f6f6d0c-22ab-4b7f-8a11-6d1f0a9b3c01',
  hash: 'a'.repeat(64),
  content: 'b'.repeat(64),
  url: '/api/documents/0f6f6d0c-22ab-4b7f-8a11-6d1f0a9b3c01',
  fileName: 'Vertragszusammenfassung.pdf',
};

const screen = (name: string, changes: ChangesView, more: Partial<Screen> = {}): Screen => ({
  name: `dashboard-tariff/${name}`,
  path: '/dashboard/tariff',
  as: 'customer',
  ...more,
  answers: {
    ...reply('GET /api/tariffs/me/changes', changes),
    '**/api/tariffs/me/contract-summary?*': success('POST /api/tariffs/me/contract-summary', { summary }),
    ...more.answers,
  },
});
/** The demo line has no minimum term any more: each tariff is there. */
const begin: Screen = { name: 'dashboard-tariff/begin', path: '/dashboard/tariff', as: 'customer' };
const chooseDearer = steps(
  click(({ page }) => page.getByRole('radio', { name: /^Single XL/ })),
  choose(FORM, 'earlyStart', 'true'),
);
const order = steps(
  chooseDearer,
  choose(FORM, 'summaryReceived'),
  choose(FORM, 'termsAccepted'),
  submit(FORM),
);
const ordering = (answer: Answer) => ({ '**/api/tariffs/me?*': answer });

/** Another tariff for a running line, from the choice to what is planned. */
export const changeScreens: Screen[] = [
  ...withTroubles(begin),
  screen('dearer', bound(), { reach: chooseDearer }),
  screen('cheaper-in-term', bound()),
  screen('dearest', bound({ offers: bound().offers.slice(0, 2) })),
  screen('errors', bound(), { reach: submit(FORM) }),
  screen('refused', bound(), {
    answers: ordering({ status: 409, problem: { referenceCode: 1122 } }),
    reach: order,
  }),
  screen('planned', bound({ planned })),
  screen('planned-answers', bound({ planned: { ...planned, answers } })),
  screen('ordered', bound({ planned }), {
    answers: ordering(success('POST /api/tariffs/me', { planned })),
    reach: steps(press('contract.page.change.other'), order),
  }),
  screen('not-revoked', bound({ planned }), {
    answers: { '**/api/tariffs/me/changes?contractId*': 'error' },
    reach: press('contract.page.change.revoke'),
  }),
  screen('none', bound(), {
    answers: { '**/api/tariffs/me/changes': { status: 404, problem: { referenceCode: 1023 } } },
  }),
];
