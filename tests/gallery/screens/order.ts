import { namedUuid } from '../../../src/server/infra/db/named-uuid.ts';
import type { Api } from '../../../src/shared/api/api.ts';
import type { PayloadOf } from '../../../src/shared/api/operation.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { type Answer, success } from '../answers.ts';
import type { Draft, Screen } from '../screen.ts';
import { choose, click, fill, loseConnection, openSection, press, select, steps } from '../steps.ts';
import { withTroubles } from '../variants.ts';
import { askForCode, codeAnswers, contact, personal, security } from './auth.ts';

const WIZARD = '/auth/register/tariff';
const next = press('order.page.next');

const flex: OrderForms = { 'order/tariff': { tariffId: 'flex-m' } };
const single: OrderForms = { 'order/tariff': { tariffId: 'single-l' } };
const esim: OrderForms = { 'order/number': { numberType: 'new', simType: 'esim' } };
const port: OrderForms = { 'order/number': { numberType: 'port', simType: 'physical' } };
/** The order goes back to a step whose form is not complete. */
const ported: OrderForms = {
  ...port,
  'order/porting': {
    donatingProvider: namedUuid('provider', 'congstar'),
    msisdn: '+4915228817386',
    mnpType: 'ASAP',
    portingAcknowledged: true,
  },
};
const chosen: Draft = { forms: flex, done: ['tariff'] };
const atOptions: Draft = { forms: { ...flex, ...esim }, done: ['tariff', 'number'] };
const atJersey: Draft = { forms: { ...single, ...ported }, done: ['tariff', 'number'] };
const atApproval: Draft = { forms: { ...flex, ...ported }, done: ['tariff', 'number', 'options'] };
const proved: Draft = {
  ...atApproval,
  forms: { ...atApproval.forms, 'auth/register': { contact: { phone: '+491713920091' } } },
  provedPhone: '+491713920091',
};

const wizard = (name: string, step: string, rest: Partial<Screen> = {}): Screen => ({
  name: `wizard/${name}`,
  path: `${WIZARD}?step=${step}`,
  ...rest,
});

/** A hold that is about to end: the warning is due (specification, "Holding a number"). */
const ending: PayloadOf<Api['POST /api/phone-registries/:id/reserve']>['reservation'] = {
  id: '00000000-0000-4000-8000-000000000001',
  phoneNumberId: '00000000-0000-4000-8000-000000000000',
  msisdn: '+4915228817999',
  kind: 'general',
  class: 'None',
  priceCents: 0,
  serverTime: '2030-01-01T12:00:00.000Z',
  expiresAt: '2030-01-01T12:01:40.000Z',
  extensionsLeft: 3,
  warnSeconds: 120,
};
const firstNumber = click(({ page, forms }) => forms.numbersOnOffer(page));
const reserve = (answer: Answer) => ({ '**/api/phone-registries/*/reserve': answer });
const approve = steps(
  choose('order/approval', 'summaryReceived'),
  choose('order/approval', 'termsAccepted'),
  press('order.page.order'),
);

const giveData = steps(
  choose('auth/register', 'personal.salutation', 'mrs'),
  fill('auth/register', personal),
  openSection('auth/register', 'contact'),
  fill('auth/register', contact),
  openSection('auth/register', 'security'),
  fill('auth/register', security),
);

/** The order, step by step. */
export const orderScreens: Screen[] = [
  ...withTroubles(wizard('tariff', 'tariff')),
  wizard('tariff-errors', 'tariff', { reach: next }),
  wizard('tariff-chosen', 'tariff', { draft: { forms: single, done: [] } }),
  { name: 'wizard/invited', path: `${WIZARD}?step=tariff&invite=FAN-2026` },
  wizard('offline', 'tariff', { reach: loseConnection }),
  wizard('number', 'number', { draft: chosen }),
  wizard('sim-known', 'number', {
    draft: chosen,
    reach: steps(press('order.page.simCheck'), ({ page, say }) =>
      page.getByRole('textbox', { name: say('advice.sim.label') }).fill('Pixel 7'),
    ),
  }),
  wizard('sim-unknown', 'number', {
    draft: chosen,
    reach: steps(press('order.page.simCheck'), ({ page, say }) =>
      page.getByRole('textbox', { name: say('advice.sim.label') }).fill('Nokia 3310'),
    ),
  }),
  wizard('plan-change', 'tariff', {
    draft: chosen,
    reach: steps(
      click(({ page }) => page.getByRole('radio', { name: /^Single L/ })),
      next,
    ),
    windowOnly: true,
  }),
  wizard('number-errors', 'number', { draft: chosen, reach: next }),
  wizard('porting', 'number', { draft: { forms: { ...flex, ...port }, done: ['tariff'] } }),
  wizard('porting-errors', 'number', {
    draft: { forms: { ...flex, ...port }, done: ['tariff'] },
    reach: next,
  }),
  wizard('porting-filled', 'number', {
    draft: { forms: { ...flex, ...port }, done: ['tariff'] },
    reach: steps(
      select('order/porting', 'donatingProvider', 2),
      fill('order/porting', { msisdn: '0152 28817386' }),
      choose('order/porting', 'mnpType', 'VTEN'),
      fill('order/porting', { contractEndsOn: '31/12/2030' }),
      choose('order/porting', 'portingAcknowledged'),
    ),
  }),
  wizard('board', 'options', { draft: atOptions }),
  wizard('board-loading', 'options', {
    draft: atOptions,
    answers: { '**/api/phone-registries?kind*': 'pending' },
    loading: true,
    reach: ({ page }) => page.getByRole('heading', { level: 1 }).first().waitFor(),
  }),
  wizard('board-failed', 'options', {
    draft: atOptions,
    answers: { '**/api/phone-registries?kind*': 'error' },
  }),
  wizard('board-empty', 'options', {
    draft: atOptions,
    reach: ({ page }) => page.getByRole('searchbox').fill('0000000000'),
  }),
  wizard('board-errors', 'options', { draft: atOptions, reach: next }),
  wizard('vip', 'options', {
    draft: atOptions,
    reach: click(({ page, say }) => page.getByRole('tab', { name: say('app.form.number.kind.vip') })),
  }),
  wizard('number-held', 'options', { draft: atOptions, reach: firstNumber }),
  wizard('number-ending', 'options', {
    draft: atOptions,
    answers: reserve(success('POST /api/phone-registries/:id/reserve', { reservation: ending })),
    reach: firstNumber,
  }),
  wizard('number-taken', 'options', {
    draft: atOptions,
    answers: reserve({ status: 409, problem: { referenceCode: 1104 } }),
    reach: firstNumber,
  }),
  wizard('jersey', 'options', { draft: atJersey }),
  wizard('jersey-errors', 'options', {
    draft: atJersey,
    reach: steps(choose('order/jersey', 'wanted', 'true'), next),
  }),
  wizard('jersey-not-wanted', 'options', {
    draft: atJersey,
    reach: choose('order/jersey', 'wanted', 'false'),
  }),
  wizard('jersey-filled', 'options', {
    draft: atJersey,
    reach: steps(
      choose('order/jersey', 'wanted', 'true'),
      choose('order/jersey', 'style', 'striped'),
      choose('order/jersey', 'size', 'L'),
      fill('order/jersey', { name: 'çağrı', number: '10' }),
      choose('order/jersey', 'payment', 'once'),
    ),
  }),
  wizard('proof', 'approval', { draft: atApproval }),
  wizard('proof-code', 'approval', { draft: atApproval, answers: codeAnswers, reach: askForCode }),
  wizard('proof-done', 'approval&part=phone', { draft: proved }),
  wizard('data', 'approval', { draft: proved }),
  wizard('data-errors', 'approval', { draft: proved, reach: next }),
  wizard('data-filled', 'approval', { draft: proved, reach: giveData }),
  wizard('approval', 'approval', { draft: proved, reach: steps(giveData, next) }),
  wizard('approval-errors', 'approval', {
    draft: proved,
    reach: steps(giveData, next, press('order.page.order')),
  }),
  wizard('approval-filled', 'approval', {
    draft: proved,
    reach: steps(
      giveData,
      next,
      choose('order/payment', 'method', 'sepa'),
      fill('order/payment', { iban: 'DE89 3704 0044 0532 0130 00' }),
    ),
  }),
  wizard('approval-coupon-refused', 'approval', {
    as: 'customer',
    draft: atApproval,
    reach: steps(
      press('order.page.haveCoupon'),
      fill('order/coupon', { code: 'GIBTESNICHT' }),
      press('order.page.redeem'),
    ),
  }),
  wizard('approval-customer', 'approval', {
    as: 'customer',
    draft: { ...atApproval, forms: { ...atApproval.forms, 'order/coupon': { code: 'HEIMSIEG' } } },
  }),
  wizard('approval-limited', 'approval', {
    as: 'customer',
    draft: atApproval,
    answers: { '**/api/orders': 'limited' },
    reach: steps(choose('order/payment', 'method', 'paypal'), approve),
  }),
];
