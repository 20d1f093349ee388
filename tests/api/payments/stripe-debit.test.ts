import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectRequest, PaymentsPort } from '../../../src/server/infra/ports/payments/payments.ts';
import { createStripePayments } from '../../../src/server/infra/ports/payments/stripe/stripe-payments.ts';
import { StripeStandIn } from '../../support/stripe-stand-in.ts';

let stripe: StripeStandIn;
let port: PaymentsPort;
let now = new Date('2026-03-02T09:00:00Z');
beforeAll(async () => {
  stripe = await StripeStandIn.start();
  const keys = { secretKey: 'sk_test_stand_in', webhookSecrets: ['whsec_test'], apiBase: stripe.url };
  port = createStripePayments({ ...keys, publicUrl: 'https://shop.example', clock: () => now });
});
afterAll(() => stripe.stop());

const asked = (change: Partial<CollectRequest> = {}): CollectRequest => ({
  reference: randomUUID(),
  purpose: '2231-2026-000042',
  payee: 'Kanarya Mobil',
  method: 'sepa',
  amountCents: 1498,
  lang: 'de',
  token: 'cus_1/pm_1',
  since: now,
  ...change,
});
const intents = () =>
  stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/payment_intents');

describe('a debit by Stripe while the payer is away', () => {
  it('uses the saved customer and method, off session, under the key of our attempt', async () => {
    const request = asked();
    const { id, update } = await port.collect(request);
    expect(update).toMatchObject({ event: 'succeeded', amountCents: 1498, transactionId: id, refusal: null });
    const wire = intents().at(-1);
    expect(wire?.headers['idempotency-key']).toBe(`payment-${request.reference}`);
    expect(wire?.form).toMatchObject({
      customer: 'cus_1',
      payment_method: 'pm_1',
      off_session: 'true',
      confirm: 'true',
      amount: '1498',
      'metadata[payment]': request.reference,
      'allowed_payment_method_types[0]': 'sepa_debit',
    });
    expect((await port.collect(request)).id).toBe(id);
  });

  it.each([
    ['insufficient_funds', 'insufficientFunds'],
    ['authentication_required', 'authenticationRequired'],
    ['expired_card', 'methodInvalid'],
    ['do_not_honor', 'other'],
  ])(
    'that is refused (%s) is an answer with its reason, the same when asked again',
    async (code, refusal) => {
      const request = asked({ token: `cus_1/pm_refused_${code}` });
      const { id, update } = await port.collect(request);
      expect(update).toMatchObject({ event: 'failed', refusal, amountCents: null });
      expect(id).toMatch(/^pi_test_/);
      expect((await port.collect(request)).id).toBe(id);
    },
  );

  it('that asks for the payer counts as refused, and is ended there', async () => {
    const { id, update } = await port.collect(asked({ token: 'cus_1/pm_challenge' }));
    expect(update).toMatchObject({ event: 'failed', refusal: 'authenticationRequired' });
    expect(stripe.requests.at(-1)?.path).toBe(`/v1/payment_intents/${id}/cancel`);
  });

  it('is looked for, not asked for again, once Stripe has forgotten the key', async () => {
    const request = asked();
    const { id } = await port.collect(request);
    now = new Date(now.getTime() + 30 * 3_600_000);
    const before = intents().length;
    expect((await port.collect(request)).id).toBe(id);
    expect(intents()).toHaveLength(before);
    expect((await port.collect(asked({ since: request.since }))).id).not.toBe(id);
  });

  it('below Stripe’s minimum is refused without a call', async () => {
    const before = stripe.requests.length;
    expect((await port.collect(asked({ amountCents: 49 }))).update).toMatchObject({ event: 'failed' });
    expect(stripe.requests).toHaveLength(before);
  });
});

describe('a bank account at Stripe', () => {
  const account = (iban: string) => ({
    reference: randomUUID(),
    iban,
    accountHolder: 'Ayşe Yılmaz',
    email: 'ayse@example.org',
    customer: randomUUID(),
  });

  it('is kept with a mandate, masked, and the same when asked again', async () => {
    const request = account('DE89370400440532013000');
    const kept = await port.keepAccount(request);
    expect(kept).toMatchObject({ label: 'DE•• •••• 3000', expiresOn: null });
    expect(kept?.token).toMatch(/^cus_test_\d+\/pm_test_\d+$/);
    expect(stripe.requests.at(-1)?.form).toMatchObject({
      confirm: 'true',
      'mandate_data[customer_acceptance][type]': 'offline',
    });
    expect(await port.keepAccount(request)).toEqual(kept);
  });

  it('that Stripe does not accept is none', async () => {
    expect(await port.keepAccount(account('XX00'))).toBeNull();
  });
});
