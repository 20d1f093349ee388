import type { ContractMeansView, InvoiceView } from '../../../src/shared/api/billing.ts';
import type { CodeSent, DeviceView } from '../../../src/shared/api/customers.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { PaymentView, SavedMethodView } from '../../../src/shared/api/payments.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import type { Obstacle } from '../../../src/shared/closing.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { paymentStatus } from '../../../src/shared/enums.ts';
import { priceOf } from '../../../src/shared/price.ts';
import { type Answer, reply, success } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { choose, click, fill, loseConnection, openRow, press, steps, submit } from '../steps.ts';
import { withTroubles } from '../variants.ts';
import { invoice } from './bills.ts';

const ORDER_ID = '3f0f0f4e-6f0a-4b1e-9a40-5c2f0f3f9a10';
/** Days are counted from today, or what is still to come would lie in the past. */
const today = berlinToday(new Date());
const orderedAt = `${addDays(today, -3)}T17:20:00.000Z`;
const payment = (status: PaymentView['status']): PaymentView => ({
  id: 'b9b4d6b2-40f2-4f4f-8b0e-0d8b2f1b7c11',
  transactionId: status === paymentStatus.success ? 'sbx_7f3a' : null,
  status,
  method: 'paypal',
  amountCents: 2_001,
  isReversed: false,
  isReturned: false,
  createdAt: orderedAt,
});
/** One bill to be paid by hand, its day past; one that is debited. */
const owed = { state: 'overdue', openCents: 1_499 } as const;
const debited: Partial<InvoiceView> = {
  state: 'open',
  openCents: 1_499,
  collection: {
    state: 'announced',
    collectOn: addDays(today, 6),
    tries: 0,
    refusal: null,
    account: 'DE•• •••• 3000',
    mandateReference: 'M-F-0123456789',
  },
};
const tariff = { name: 'Single L', priceCents: 2_499, oneOffCents: 1_999, termMonths: 24, jersey: null };

/** An order that shows all that an order can show: porting, a parcel on its way, a jersey. */
export const order = (change: Partial<OrderView> = {}): OrderView => ({
  id: ORDER_ID,
  number: 'F-0000001477',
  state: 'inProgress',
  createdAt: orderedAt,
  tariff: { id: '8f4cb9ce-2f1e-4a57-a9ae-3a1d9f2b6d20', name: 'Single L', type: 'single' },
  answers: [{ form: 'order/jersey', pointer: '/instagram', label: 'Instagram', text: '@deniz' }],
  numberType: 'port',
  simType: 'physical',
  paymentVersion: 'V3',
  msisdn: '+4915228817386',
  price: priceOf({ tariff, on: today }),
  payment: payment(paymentStatus.success),
  porting: {
    state: 'scheduled',
    reason: null,
    mnpType: 'VTEN',
    donatingProvider: { id: 'congstar', name: 'congstar' },
    msisdn: '+4915228817386',
    contractEndsOn: addDays(today, 10),
    holder: { firstName: 'Gül', lastName: 'Şahin', birthday: '1990-05-19' },
    scheduledOn: addDays(today, 11),
    agreedOn: addDays(today, 11),
    givenUpFrom: null,
  },
  delivery: [
    { kind: 'sim', state: 'handedOver', trackingNumber: '00340434161094042557' },
    { kind: 'jersey', state: 'packed', trackingNumber: null },
  ],
  awaitedCard: null,
  contract: null,
  options: [],
  jersey: { size: 'L', number: 10, name: 'ÇAĞRI', style: 'striped', payment: 'once' },
  earlyStart: true,
  ...change,
});

/** Whoever has no line yet has no contract, no volume and no bill either. */
const noLine: Record<string, Answer> = {
  ...reply('GET /api/contracts/me', { contracts: [] }),
  ...reply('GET /api/usage/me', { usage: [] }),
  ...reply('GET /api/invoices/me', { invoices: [] }),
};
const dashboard = (name: string, orders: OrderView[], others: Record<string, Answer> = {}): Screen => ({
  name: `dashboard/${name}`,
  path: '/dashboard',
  as: 'customer',
  answers: { ...reply('GET /api/orders', { orders }), ...others },
});

const result = (name: string, answer: Answer): Screen => ({
  name: `payment-result/${name}`,
  path: `/dashboard/payment-result?kind=order&order=${ORDER_ID}`,
  as: 'customer',
  answers: { [`**/api/payments/order/${ORDER_ID}`]: answer },
  loading: answer === 'pending',
});
export const paid = (status: PaymentView['status'], isCurrent = true): Answer =>
  success('GET /api/payments/:kind/:id', { payment: payment(status), isCurrent });

const PROFILE = '/dashboard/account/profile';

const codeSent: CodeSent = { digits: 6, expiresInSeconds: 300, resendInSeconds: 60 };
/** An analyst has asked these at the registration. */
const given = [
  {
    form: 'auth/register',
    pointer: '/personal/instagram',
    label: 'Instagram',
    text: '@deniz',
  },
  {
    form: 'auth/register',
    pointer: '/personal/whatsApp',
    label: 'WhatsApp',
    text: '0171 3920 0999',
  },
];
/** Where the rows of the profile stand. */
const rows = { name: 0, email: 3, address: 5 };

/** A new e-mail address asks the customer to prove to be the owner. */
const askedAgain = steps(
  openRow(rows.email),
  fill('account/profile', { email: 'neu@example.org' }),
  submit('account/profile'),
);

const saved = (at: number, change: Pick<SavedMethodView, 'method' | 'label' | 'expiresOn'>) => ({
  id: `3f1c2b7a-5d0e-4c61-9a7e-1b2c3d4e5f6${at}`,
  isDefault: at === 0,
  isExpired: change.expiresOn === '2025-08',
  createdAt: '2026-03-14T17:20:00.000Z',
  ...change,
});
/** One contract is paid with the first method, another one by hand. */
const meansOf = ([first]: SavedMethodView[]): ContractMeansView[] => [
  {
    contractId: '8a1c2b7a-5d0e-4c61-9a7e-1b2c3d4e5f60',
    msisdn: '+4915228817386',
    lineName: null,
    tariffName: 'Flex M',
    savedMethodId: first?.id ?? null,
    account: first?.label ?? '',
    mandateReference: first?.method === 'sepa' ? 'M-F-0123456789' : null,
    creditorId: first?.method === 'sepa' ? 'DE98ZZZ09999999999' : null,
    next: first ? { number: '2231-2026-000020', collectOn: '2026-12-07', amountCents: 1_499 } : null,
  },
  {
    contractId: '8a1c2b7a-5d0e-4c61-9a7e-1b2c3d4e5f61',
    msisdn: '+4915228817387',
    lineName: null,
    tariffName: 'Single L',
    savedMethodId: null,
    account: '',
    mandateReference: null,
    creditorId: null,
    next: null,
  },
];
const methods = (name: string, paymentMethods: SavedMethodView[], reach?: Screen['reach']): Screen => ({
  name: `payment-methods/${name}`,
  path: '/dashboard/account/payment-methods',
  as: 'customer',
  answers: {
    ...reply('GET /api/users/me/payment-methods', { paymentMethods }),
    ...reply('GET /api/contracts/me/payment-means', { contracts: meansOf(paymentMethods) }),
  },
  ...(reach ? { reach, windowOnly: true } : {}),
});
const device = (at: number, change: Pick<DeviceView, 'browser' | 'system' | 'lastUsedAt'>): DeviceView => ({
  id: `7a1c2b7a-5d0e-4c61-9a7e-1b2c3d4e5f6${at}`,
  remembered: at > 0,
  isCurrent: at === 0,
  firstUsedAt: '2026-10-28T17:20:00.000Z',
  ...change,
});
const devices = (name: string, listed: DeviceView[], reach?: Screen['reach']): Screen => ({
  name: `devices/${name}`,
  path: '/dashboard/account/devices',
  as: 'customer',
  answers: reply('GET /api/devices', { devices: listed }),
  ...(reach ? { reach, windowOnly: true } : {}),
});
const closing = (name: string, obstacles: Obstacle[]): Screen => ({
  name: `closing/${name}`,
  path: '/account/close',
  as: 'customer',
  answers: reply('GET /api/users/me/closing', {
    obstacles,
    kept: [
      { kind: 'papers', until: '2034-12-31' },
      { kind: 'identity', until: '2027-12-31' },
    ],
  }),
});
const threeDevices = [
  device(0, { browser: 'firefox', system: 'windows', lastUsedAt: '2026-11-20T08:00:00.000Z' }),
  device(1, { browser: 'safari', system: 'ios', lastUsedAt: '2026-11-19T21:10:00.000Z' }),
  device(2, { browser: 'other', system: 'other', lastUsedAt: '2026-11-02T06:45:00.000Z' }),
];
const deleteFirst = click(({ page }) => {
  const rows = page.getByRole('main').getByRole('group').getByRole('listitem');
  return rows
    .filter({ has: page.getByRole('button') })
    .first()
    .getByRole('button')
    .last();
});
const threeMethods = [
  saved(0, { method: 'sepa', label: 'DE•• •••• 3000', expiresOn: null }),
  saved(1, { method: 'card', label: 'Visa •••• 4242', expiresOn: '2031-12' }),
  saved(2, { method: 'card', label: 'Mastercard •••• 4444', expiresOn: '2025-08' }),
  saved(3, { method: 'paypal', label: 'PayPal', expiresOn: null }),
];

/** What customers see: after the payment, and later. */
export const customerScreens: Screen[] = [
  result('incomplete', paid(paymentStatus.incomplete)),
  result('pending', paid(paymentStatus.pending)),
  result('processing', paid(paymentStatus.processing)),
  result('unknown', paid(paymentStatus.incomplete, false)),
  result('failed', paid(paymentStatus.fail)),
  result('loading', 'pending'),
  result('error', 'error'),
  result('limited', 'limited'),
  {
    name: 'success/paid',
    path: `/checkout/success?order=${ORDER_ID}`,
    as: 'customer',
    answers: {
      [`**/api/payments/order/${ORDER_ID}`]: paid(paymentStatus.success),
      ...reply('GET /api/orders/:id', { order: order() }),
    },
  },
  ...withTroubles({ name: 'dashboard/contract', path: '/dashboard', as: 'customer' }),
  {
    name: 'dashboard/cancel',
    path: '/dashboard',
    as: 'customer',
    reach: press('contract.page.cancel.title'),
    windowOnly: true,
  },
  { name: 'dashboard/offline', path: '/dashboard', as: 'customer', reach: loseConnection },
  dashboard('empty', [], noLine),
  dashboard('order', [order()], noLine),
  dashboard('order-unpaid', [
    order({ state: 'pendingPayment', payment: payment(paymentStatus.fail), porting: null, delivery: [] }),
    order({
      id: 'two',
      number: 'F-0000001478',
      state: 'paymentProcessing',
      tariff: { id: 'c0f4b1d2-7a55-4d0b-8a9e-6f1c2d3e4f50', name: 'Partner', type: 'partner' },
      numberType: 'new',
      simType: 'esim',
      msisdn: '+4915228817387',
      payment: payment(paymentStatus.processing),
      porting: null,
      delivery: [],
      jersey: null,
    }),
  ]),
  dashboard(
    'order-returned',
    [
      order({
        state: 'pendingPayment',
        payment: { ...payment(paymentStatus.fail), isReturned: true },
        porting: null,
        delivery: [],
      }),
    ],
    noLine,
  ),
  dashboard(
    'order-reversed',
    [order({ payment: { ...payment(paymentStatus.fail), isReversed: true }, porting: null, delivery: [] })],
    reply('GET /api/invoices/me', { invoices: [invoice(0, { state: 'open', openCents: 1_499 })] }),
  ),
  dashboard('bill-late', [], reply('GET /api/invoices/me', { invoices: [invoice(2, owed)] })),
  dashboard('debit', [], reply('GET /api/invoices/me', { invoices: [invoice(0, debited)] })),
  ...withTroubles(methods('filled', threeMethods)),
  methods('empty', []),
  methods('delete', threeMethods, deleteFirst),
  methods(
    'change-means',
    threeMethods,
    click(({ page, say }) =>
      page.getByRole('button', { name: say('account.page.means.changeTitle') }).first(),
    ),
  ),
  methods(
    'add-account',
    threeMethods,
    steps(
      click(({ page, say }) => page.getByRole('button', { name: say('account.page.methods.addAccount') })),
      submit('account/bank-account'),
    ),
  ),
  ...withTroubles(closing('free', [])),
  closing('hindered', [
    { kind: 'line', name: '+4915563000001' },
    { kind: 'money', name: 'R-2026-000001' },
    { kind: 'refund', name: 'R-2026-000002' },
  ]),
  { name: 'closed/after', path: '/auth/account-closed', as: 'guest' },
  ...withTroubles(devices('filled', threeDevices)),
  devices('only-this', threeDevices.slice(0, 1)),
  devices('end-others', threeDevices, press('account.page.devices.endOthers')),
  { name: 'overview/filled', path: '/dashboard/account/overview', as: 'customer' },
  {
    name: 'overview/cancel',
    path: '/dashboard/account/overview',
    as: 'customer',
    reach: press('contract.page.cancel.title'),
    windowOnly: true,
  },
  { name: 'profile/filled', path: PROFILE, as: 'customer' },
  {
    name: 'profile/answers',
    path: PROFILE,
    as: 'customer',
    answers: reply('GET /api/auth/me/answers', { answers: given, profile: {} }),
  },
  {
    name: 'profile/sent',
    path: `${PROFILE}#sent`,
    as: 'customer',
    answers: reply('GET /api/submissions/me', {
      submissions: [
        {
          id: '00000000-0000-4000-8000-000000000001',
          form: 'support/barrier',
          title: 'Barriere melden',
          sentAt: '2026-03-02T10:00:00.000Z',
          keptUntil: '2029-03-01T10:00:00.000Z',
          answers: [
            {
              form: 'support/barrier',
              pointer: '/place',
              label: 'Wo sind Sie auf die Barriere gestoßen?',
              text: 'Bestellung, Schritt Zahlung',
            },
          ],
        },
      ],
    }),
  },
  {
    name: 'profile/export',
    path: `${PROFILE}#export`,
    as: 'customer',
    reach: press('account.page.profile.exportButton'),
    windowOnly: true,
  },
  {
    name: 'profile/errors',
    path: PROFILE,
    as: 'customer',
    reach: steps(
      openRow(rows.address),
      openRow(rows.email),
      fill('account/profile', { email: 'kein-at', postalCode: '123' }),
      submit('account/profile'),
      press('account.page.overview.password'),
      submit('account/password'),
    ),
  },
  {
    name: 'profile/step-up',
    path: PROFILE,
    as: 'customer',
    reach: askedAgain,
    windowOnly: true,
  },
  {
    name: 'profile/step-up-wrong',
    path: PROFILE,
    as: 'customer',
    reach: steps(
      askedAgain,
      fill('account/step-up', { password: 'Falsch-Gedacht1' }),
      submit('account/step-up'),
    ),
    windowOnly: true,
  },
  {
    name: 'profile/step-up-code',
    path: PROFILE,
    as: 'customer',
    answers: reply('POST /api/auth/step-up/generate-otp', codeSent),
    reach: steps(askedAgain, choose('account/step-up', 'way', 'code')),
    windowOnly: true,
  },
  {
    name: 'profile/row',
    path: PROFILE,
    as: 'customer',
    reach: openRow(rows.address),
  },
  {
    name: 'profile/saved',
    path: PROFILE,
    as: 'customer',
    reach: steps(openRow(rows.name), submit('account/profile')),
  },
];
