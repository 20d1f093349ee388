import type { FlowContract } from './contract.ts';

const reader = 'call POST /api/orders';

/** The forms without which an order cannot be accepted; `when` is a part of the order in progress. */
export const orderFlow: FlowContract = {
  flow: 'order/order.flow',
  needs: [
    { form: 'order/tariff', when: {}, for: 'an order is for a tariff', reader },
    { form: 'order/number', when: {}, for: 'an order needs a number and a SIM', reader },
    {
      form: 'order/porting',
      when: { numberType: 'port' },
      for: 'the number is requested from the old operator by it',
      reader,
    },
    { form: 'order/new-number', when: { numberType: 'new' }, for: 'the number is sold by it', reader },
    {
      form: 'auth/register',
      when: { userInfo: { known: false } },
      for: 'the account of a new customer is made from it',
      reader,
    },
    { form: 'order/payment', when: {}, for: 'the order is paid by it', reader },
    { form: 'order/approval', when: {}, for: 'without it there is no contract', reader },
  ],
};
