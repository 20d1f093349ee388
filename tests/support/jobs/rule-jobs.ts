import type { Registration } from '../../../src/server/modules/customers/customer.service.ts';
import type { FormValues } from '../../../src/shared/form-script.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { examplesOf } from '../example.ts';
import { guestReady, sendOrder } from '../orders.ts';
import { registration } from '../people.ts';
import type { Job } from './job.ts';
import { broken, freshPhone } from './judging.ts';

const { personal, contact, security } = registration({
  phone: '+491713920088',
  email: 'recipe@example.org',
});

const keywordFault = (digits: number) =>
  `Müşteri şifresi 1–9 arası ${digits} rakamdan oluşur, sıfır kullanılmaz.`;

/** Other rules for answers that the program reads already. */
export const ruleJobs = {
  'a minimum age by plan': {
    recipe: 'ask for a minimum age by plan',
    noAnswer: 'the birthday is asked as before; it is refused for one plan',
    effect: {
      see: async ({ t }) => {
        const ordered = async (change: OrderForms) => {
          const { client, forms } = await guestReady(t, freshPhone(), { lang: 'tr' });
          const { contact: own } = forms['auth/register'] as Registration; // a guest's order has it
          const young = { personal: { ...personal, birthday: '2007-01-01' }, contact: own, security };
          const answer = await sendOrder(client, { ...forms, ...change, 'auth/register': young });
          return answer.status === 201 ? [] : answer.problem().errors?.map(({ message }) => message);
        };
        const single = { 'order/tariff': { tariffId: 'single-m' }, 'order/jersey': { wanted: false } };
        return [await ordered({}), await ordered(single)];
      },
      before: [[], []],
      after: [[], ['Single tarifeleri 21 yaşından itibaren alınabilir.']],
    },
  },
  'the delivery must go to another address': {
    recipe: 'refuse a delivery to the same address',
    noAnswer: 'the address is asked as before; one is refused',
    effect: {
      see: async ({ t }) => {
        const { street, houseNumber, postalCode, city } = contact;
        const delivery = (to: string) => ({
          deliveryAddress: true,
          deliveryStreet: to,
          deliveryHouseNumber: houseNumber,
          deliveryPostalCode: postalCode,
          deliveryCity: city,
        });
        const judged = (to: string) =>
          broken(t, 'auth/register', { personal, contact: { ...contact, ...delivery(to) }, security });
        return [await judged(` ${street.toUpperCase()} `), await judged('Ostkurve')];
      },
      before: [[], []],
      after: [['/contact/deliveryStreet deliverySame'], []],
    },
  },
  'a password with five digits': {
    recipe: 'make a code one digit longer',
    noAnswer: 'it is a secret: the database has its hash, and nobody else gets it',
    effect: {
      see: async ({ t }) => {
        const judged = (keyword: string) =>
          t.definitions
            .validate('auth/register', { personal, contact, security: { ...security, keyword } }, 'tr')
            .errors.map(({ message }) => message);
        return [judged('4711'), judged('47111')];
      },
      before: [[], [keywordFault(4)]],
      after: [[keywordFault(5)], []],
    },
  },
  'a rule from 1 January 2027 on': {
    recipe: 'begin a rule on a day',
    noAnswer: 'the subject is asked as before; a short one is refused from that day on',
    effect: {
      see: async ({ t }) => {
        const { valid } = await examplesOf('support/message');
        const data: FormValues = { ...valid, subject: 'Ö' };
        const today = await broken(t, 'support/message', data);
        const wait = Math.ceil((Date.parse('2027-01-01T00:00:00+01:00') - t.now().getTime()) / 1000);
        t.pass({ seconds: wait - 1 });
        const eve = await broken(t, 'support/message', data);
        t.pass({ seconds: 1 });
        const newYear = await broken(t, 'support/message', data);
        t.pass({ seconds: -wait });
        return [today, eve, newYear];
      },
      before: [[], [], []],
      after: [[], [], ['/subject longSubject']],
    },
  },
} satisfies Record<string, Job>;
