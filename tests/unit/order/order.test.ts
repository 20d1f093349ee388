import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderCatalogue } from '../../../src/shared/order.ts';
import { orderInProgress } from '../../../src/shared/order.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { aTariff } from '../../support/a-tariff.ts';

const number = {
  phoneNumberId: 'n1',
  msisdn: '+4917604069000',
  kind: 'vip',
  class: 'Repeat',
  priceCents: 4999,
} as const;
const plan = {
  slug: 'data',
  name: '+5 GB',
  description: '',
  priceCents: 699,
  durationDays: null,
  isRecurring: false,
  gives: [],
  countries: [],
  kind: 'data' as const,
};
const catalogue: OrderCatalogue = {
  tariffs: [
    aTariff({ id: 't1', slug: 'flex-m' }),
    aTariff({ id: 't2', slug: 'single-m', hasFormOption: true }),
  ],
  options: [{ ...plan, id: 'o1' }],
  providers: [{ id: 'p1', name: 'congstar' }],
  held: [number],
};

describe('the order in progress', () => {
  it('starts with nothing chosen, and absent means not chosen', () => {
    expect(orderInProgress({}, catalogue)).toEqual({
      customerType: 'private',
      operators: catalogue.providers,
      userInfo: { known: false, documentType: 'idCard', deliveryAddress: false },
      productOptions: [],
      paymentVersion: 'V3',
    });
  });

  it('looks up plan, packages and number', () => {
    const order = orderInProgress(
      {
        'order/tariff': { tariffId: 't1' },
        'order/number': { numberType: 'new', simType: 'esim' },
        'order/new-number': { phoneNumberId: 'n1' },
        'order/options': { optionIds: ['o1', 'gone'] },
      },
      catalogue,
    );
    expect(order.tariff?.slug).toBe('flex-m');
    expect(order.newPhoneNumberOptions).toEqual(number);
    expect(order.productOptions.map(({ id }) => id)).toEqual(['o1']);
  });

  it('ports at once unless told otherwise, and has a date only at the end of the contract', () => {
    const porting = { donatingProvider: 'p1', msisdn: '+4917139200', contractEndsOn: '2027-01-31' };
    const forms = { 'order/number': { numberType: 'port' as const }, 'order/porting': porting };
    expect(orderInProgress(forms, catalogue).portingOptions).toEqual({
      donatingProvider: { id: 'p1', name: 'congstar' },
      mnpType: 'ASAP',
      msisdn: '+4917139200',
    });
    const later = { ...forms, 'order/porting': { ...porting, mnpType: 'VTEN' as const } };
    expect(orderInProgress(later, catalogue).portingOptions?.contractEndsOn).toBe('2027-01-31');
  });

  it('leaves out what no longer applies', () => {
    const forms = {
      'order/tariff': { tariffId: 'flex-m' },
      'order/number': {
        numberType: 'new' as const,
        simType: 'esim' as const,
        simNumber: '8949990000000000010',
      },
      'order/porting': { msisdn: '+4917139200' },
      'order/jersey': { wanted: true, name: 'ALI' },
    };
    const order = orderInProgress(forms, catalogue);
    expect(order).not.toHaveProperty('portingOptions');
    expect(order).not.toHaveProperty('formPlans');
    expect(order).not.toHaveProperty('simNumber');
    expect(orderInProgress({ ...forms, 'order/tariff': { tariffId: 't2' } }, catalogue).formPlans?.name).toBe(
      'ALI',
    );
  });

  it('has a jersey only once the customer said yes to it', () => {
    const choice = { style: 'navy', size: 'M', name: 'ALI', number: 7, payment: 'once' } as const;
    const jerseyOf = (said: object) =>
      orderInProgress(
        { 'order/tariff': { tariffId: 't2' }, 'order/jersey': { ...said, ...choice } },
        catalogue,
      ).formPlans;
    expect([jerseyOf({}), jerseyOf({ wanted: false }), jerseyOf({ wanted: true })]).toEqual([
      undefined,
      undefined,
      choice,
    ]);
  });

  it('carries no password and no ID number', () => {
    const register = {
      personal: { firstName: 'Ali', idNumber: 'L01X00T47' },
      contact: { email: 'ali@example.org', emailConfirmation: 'ali@example.org' },
      security: { password: 'secret', keyword: '1234' },
    };
    const { userInfo } = orderInProgress({ 'auth/register': register }, catalogue);
    expect(userInfo).toMatchObject({
      firstName: 'Ali',
      email: 'ali@example.org',
      keyword: '1234',
      known: false,
    });
    expect(JSON.stringify(userInfo)).not.toMatch(/secret|L01X00T47|Confirmation/);
  });

  it('takes a customer from the account', () => {
    const order = orderInProgress({}, catalogue, { customer: { firstName: 'Ece' }, paymentVersion: 'V2' });
    expect(order.userInfo).toMatchObject({ firstName: 'Ece', known: true });
    expect(order.paymentVersion).toBe('V2');
  });

  it('is built from whatever a client sends', () => {
    const forms = [
      'order/tariff',
      'order/number',
      'order/porting',
      'order/options',
      'order/jersey',
      'auth/register',
    ];
    const inner = fc.dictionary(
      fc.constantFrom('optionIds', 'personal', 'numberType', 'tariffId'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...forms), fc.oneof(inner, fc.jsonValue())), (junk) => {
        expect(orderInProgress(junk as OrderForms, catalogue)).toHaveProperty('userInfo'); // junk on purpose
      }),
    );
  });
});
