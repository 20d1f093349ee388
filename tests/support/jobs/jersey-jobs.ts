import type { OrderView } from '../../../src/shared/api/order-view.ts';
import { guestReady, sendOrder } from '../orders.ts';
import { type Checkout, checkout, choose } from '../payments.ts';
import { stepUp } from '../step-up.ts';
import type { Bench, Job, Sent } from './job.ts';
import { freshPhone } from './judging.ts';

const jersey = { wanted: true, style: 'navy', size: 'M', name: 'ADA', number: 7, payment: 'once' } as const;

/** A guest orders a jersey and pays for it, so that the warehouse gets the parcel. */
async function orderJersey(t: Bench['t'], change: { size?: string; number?: number }): Promise<Sent> {
  const { client, forms } = await guestReady(t, freshPhone());
  const answer = await sendOrder(client, {
    ...forms,
    'order/tariff': { tariffId: 'single-m' },
    'order/options': {},
    'order/jersey': { ...jersey, ...change },
  });
  const { status } = answer;
  if (status !== 201) return { status, client };
  const { order, session } = answer.payload<{ order: OrderView; session: { accessToken: string } }>();
  client.token = session.accessToken;
  await choose(t, (await checkout(client, order)).payload<Checkout>().url, 'pay');
  await stepUp(client);
  return { status, client };
}

const asked = (change: { size?: string; number?: number }, staff: string) => ({
  send: ({ t }: Bench) => orderJersey(t, change),
  stored: { table: 'jersey', columns: { name: 'ADA', ...change } },
  staff,
});

export const jerseyJobs = {
  'one more size of the jersey': {
    recipe: 'offer another size',
    question: asked({ size: '4XL' }, '"size":"4XL"'),
  },
  'jersey numbers from 0 to 99': {
    recipe: 'begin a range at nought',
    question: asked({ number: 0 }, '"number":0'),
  },
} satisfies Record<string, Job>;
