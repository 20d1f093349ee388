import { formsShown } from '../../../src/definitions/validate-flow.ts';
import { orderForms } from '../orders.ts';
import type { Job } from './job.ts';
import { broken, brokenInOrder } from './judging.ts';

/** What is asked when, and in which order. */
export const flowJobs = {
  'another order of the sections': {
    recipe: 'reorder sections',
    noAnswer: 'the same is asked; errors come in the order of the screen',
    effect: {
      see: async ({ t }) =>
        (await broken(t, 'auth/register', { personal: {}, contact: {}, security: {} }))[0],
      before: '/personal/salutation required',
      after: '/contact/email required',
    },
  },
  'the jersey for two plans alone': {
    recipe: 'offer a step to some plans alone',
    noAnswer: 'the jersey is asked as before, of the orders of two plans',
    effect: {
      see: async ({ t }) => {
        const flow = t.definitions.flow('order/order.flow', 'de');
        const asked = (type: string) =>
          flow && formsShown(flow, { numberType: 'port', tariff: { type, hasFormOption: true } });
        return ['flex', 'single', 'partner'].map((type) => asked(type)?.includes('order/jersey'));
      },
      before: [true, true, true],
      after: [true, true, false],
    },
  },
  'no packages for businesses': {
    recipe: 'pass a step by for businesses',
    noAnswer: 'businesses are asked less; a package in their order is refused',
    effect: {
      see: async ({ t }) => {
        const forms = orderForms('00000000-0000-4000-8000-000000000000');
        const business = { ...forms, 'order/tariff': { tariffId: 'business-l' } };
        const faults = await brokenInOrder(t, business);
        return faults.filter((fault) => fault.startsWith('/forms/order~1options'));
      },
      before: [],
      after: ['/forms/order~1options/optionIds notAllowed'],
    },
  },
} satisfies Record<string, Job>;

/** Beside the twenty. */
export const couponBesideData: Job = {
  recipe: 'move a form to another part of a step',
  noAnswer: 'the same is asked, on another screen',
  effect: {
    see: async ({ t }) => {
      const flow = t.definitions.flow('order/order.flow', 'de');
      return flow?.steps.at(-1)?.parts.map(({ id, forms }) => [id, ...forms].join(' '));
    },
    before: ['phone', 'data auth/register', 'payment order/payment order/coupon order/approval'],
    after: ['phone', 'data auth/register order/coupon', 'payment order/payment order/approval'],
  },
};
