import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../src/server/config.ts';
import { WebhookRefused } from '../../../src/server/infra/ports/payments/payments.ts';
import { createStripePayments } from '../../../src/server/infra/ports/payments/stripe/stripe-payments.ts';
import { createTestApp } from '../../support/app.ts';
import { sendNews } from '../../support/system-news.ts';

const env = (prefix: string) => ({
  [`${prefix}_URL`]: 'http://127.0.0.1:9',
  [`${prefix}_KEY`]: 'key',
  [`${prefix}_NEWS_SECRET`]: 'the-new-secret',
  [`${prefix}_NEWS_SECRET_PREVIOUS`]: 'the-old-secret',
});

test.each([
  ['porting', 'PORTING'],
  ['logistics', 'LOGISTICS'],
  ['network', 'NETWORK'],
] as const)(
  'news of %s are valid under the new and the old secret, not under a third',
  async (port, prefix) => {
    const t = await createTestApp({ env: env(prefix) });
    // A type that is unknown is refused after the signature: nothing outside is asked.
    const news = { id: 'n1', type: 'unknown.type', subject: 's1' };
    const codeOf = async (secret: string) =>
      (await sendNews(t, port, news, { secret })).json().referenceCode as number;
    expect(await codeOf('the-new-secret')).toBe(1035);
    expect(await codeOf('the-old-secret')).toBe(1035);
    expect(await codeOf('a-third-secret')).toBe(1034);
    expect(await codeOf('')).toBe(1034);
    await t.close();
  },
);

const stripeEnv = {
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_new',
  STRIPE_WEBHOOK_SECRET_PREVIOUS: 'whsec_old',
};

test('webhooks of Stripe are valid under the new and the old secret, not under a third', () => {
  const now = new Date('2026-03-02T09:00:00Z');
  const { stripe } = loadConfig(stripeEnv, '/project');
  if (!stripe) throw new Error('Stripe is not set.');
  const port = createStripePayments({ ...stripe, publicUrl: 'https://shop.example', clock: () => now });
  const payload = JSON.stringify({ id: 'evt_1', type: 'customer.created', data: { object: {} } });
  const timestamp = now.getTime() / 1000;
  const read = (secret: string) => {
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return port.readWebhook({ 'stripe-signature': header }, payload);
  };
  expect(read('whsec_new').id).toBe('evt_1');
  expect(read('whsec_old').id).toBe('evt_1');
  expect(() => read('whsec_third')).toThrow(WebhookRefused);
});

test('a secret before without the secret is a fault with a sentence', () => {
  const { STRIPE_WEBHOOK_SECRET: _left, ...without } = stripeEnv;
  expect(() => loadConfig(without, '/project')).toThrow(
    'STRIPE_WEBHOOK_SECRET_PREVIOUS is only for a time beside STRIPE_WEBHOOK_SECRET',
  );
});
