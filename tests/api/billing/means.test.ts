import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSandbox } from '../../../src/server/sandbox/payments/sandbox-payments.ts';
import type { ContractMeansView } from '../../../src/shared/api/billing.ts';
import type { SavedMethodView } from '../../../src/shared/api/payments.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { accounts, billsOf, liveWithMoney, runMoney, sepaOrder } from '../../support/collecting.ts';
import { misbehave } from '../../support/fake-provider.ts';
import { moneyOf, paidOrder } from '../../support/lines.ts';
import { choose } from '../../support/payments.ts';
import { logIn } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const methodsPath = '/api/users/me/payment-methods';
const account = (iban: string = accounts.succeedsLate) => ({
  iban,
  accountHolder: 'Fanclub 12 e. V.',
  mandateGiven: true,
});
const meansOf = async (client: TestClient) =>
  (await client.get('/api/contracts/me/payment-means')).payload<{ contracts: ContractMeansView[] }>()
    .contracts;
const methodsIn = (answer: { payload<T>(): T }) =>
  answer.payload<{ paymentMethods: SavedMethodView[] }>().paymentMethods;

describe('the means of payment of a contract', () => {
  test('is its order’s account, with the next debit', async () => {
    const { client, order } = await sepaOrder(t);
    await runMoney(t);
    expect(await meansOf(client)).toMatchObject([
      {
        account: 'DE•• •••• 3000',
        mandateReference: `M-${order.number}`,
        creditorId: 'DE98ZZZ09999999999',
        next: { collectOn: '2026-03-09', amountCents: 1498 },
      },
    ]);
  });

  test('is exchanged behind the second proof; what is announced is announced anew with its whole notice', async () => {
    const guest = await sepaOrder(t);
    const { client, email, order } = guest;
    await runMoney(t);
    await liveWithMoney(t, 4);
    await logIn(client, email);
    expect((await client.post(methodsPath, account())).problem().referenceCode).toBe(1112);
    await stepUp(client);
    const added = await client.post(methodsPath, account());
    expect(added.status).toBe(201);
    expect(added.text).not.toMatch(/37040044|sbxpm/);
    const method = methodsIn(added).find(({ label }) => label.endsWith('3003'));
    const [contract] = await meansOf(client);
    const put = (body: object, id = contract?.contractId) =>
      client.send('PUT', `/api/contracts/me/${id}/payment-means`, body);
    expect((await put({ savedMethodId: randomUUID() })).problem().referenceCode).toBe(1037);
    expect((await put({ savedMethodId: method?.id }, randomUUID())).problem().referenceCode).toBe(1109);
    expect((await put({ savedMethodId: method?.id })).status).toBe(200);
    const [now] = await meansOf(client);
    expect(now).toMatchObject({ account: 'DE•• •••• 3003', next: { collectOn: '2026-03-11' } });
    expect(now?.mandateReference).toMatch(/^M-\d{12}$/);
    const mails = await t.outbox(email);
    const told = mails.findLast(({ template }) => template === 'collection-planned');
    expect(told?.text).toContain('buchen wir am 11.03.2026 von DE•• •••• 3003 ab');
    expect(told?.text).toContain(`Mandatsreferenz ${now?.mandateReference}`);
    expect(mails.filter(({ template }) => template === 'guarded-act').length).toBeGreaterThanOrEqual(2);
    await liveWithMoney(t, 5);
    t.pass({ minutes: 5 });
    await runMoney(t);
    expect((await billsOf(t, guest))[0]).toMatchObject({ state: 'paid' });
    expect(await moneyOf(t, order.id)).toMatchObject({ received: 1499, open: 0 });
  });

  test('is another’s secret, and nobody else’s to change', async () => {
    const { client } = await sepaOrder(t);
    const [contract] = await meansOf(client);
    const other = await paidOrder(t);
    await stepUp(other.client);
    const path = `/api/contracts/me/${contract?.contractId}/payment-means`;
    expect((await other.client.send('PUT', path, { savedMethodId: null })).problem().referenceCode).toBe(
      1109,
    );
  });

  test('can be taken away: then the customer pays, and can give another one', async () => {
    const guest = await sepaOrder(t);
    await runMoney(t);
    const { client } = guest;
    const [contract] = await meansOf(client);
    await stepUp(client);
    await client.send('PUT', `/api/contracts/me/${contract?.contractId}/payment-means`, {
      savedMethodId: null,
    });
    expect(await meansOf(client)).toMatchObject([{ account: '', savedMethodId: null, next: null }]);
    expect((await billsOf(t, guest))[0]).toMatchObject({ collection: { state: 'stopped', account: '' } });
  });

  test('an account that the provider refuses is said so: 1119; a provider that is away: 1038', async () => {
    const { client } = await paidOrder(t);
    await stepUp(client);
    const mend = misbehave(t, () => ({ keepAccount: async () => null }));
    expect((await client.post(methodsPath, account())).problem().referenceCode).toBe(1119);
    mend();
    const mendAgain = misbehave(t, () => ({
      keepAccount: async () => {
        throw new Error('down');
      },
    }));
    expect((await client.post(methodsPath, account())).problem().referenceCode).toBe(1038);
    mendAgain();
    expect(methodsIn(await client.get(methodsPath))).toEqual([]);
  });

  test('a card is kept on the provider’s page, once, whether the customer comes back or the webhook tells', async () => {
    const guest = await paidOrder(t);
    const { client } = guest;
    const page = (method: string) => client.post(`${methodsPath}/page`, { method });
    expect((await page('card')).problem().referenceCode).toBe(1112);
    await stepUp(client);
    const { url } = (await page('card')).payload<{ url: string }>();
    const back = await choose(t, url, 'pay');
    expect(back.pathname).toBe('/dashboard/account/payment-methods');
    const look = () => client.post(`${methodsPath}/page/${back.searchParams.get('page')}`);
    expect(methodsIn(await look())).toMatchObject([{ method: 'card', label: 'Visa •••• 4242' }]);
    expect(methodsIn(await look())).toHaveLength(1);
    const other = await paidOrder(t);
    const stolen = await other.client.post(`${methodsPath}/page/${back.searchParams.get('page')}`);
    expect(stolen.problem().referenceCode).toBe(1037);
  });

  test('a card that is refused while its owner is away ends as a refusal with its reason', async () => {
    const guest = await paidOrder(t);
    const { client, email, order } = guest;
    await stepUp(client);
    const { url } = (await client.post(`${methodsPath}/page`, { method: 'card' })).payload<{ url: string }>();
    const port = t.ports.payments;
    if (!isSandbox(port)) throw new Error('The test needs the sandbox.');
    await port.act(url.split('/').at(-1) ?? '', 'payOnly');
    const [session] = await t.db.query<{ reference: string }>(
      'SELECT reference FROM sandbox_session WHERE id = $1',
      [url.split('/').at(-1)],
    );
    const [card] = methodsIn(await client.post(`${methodsPath}/page/${session?.reference}`));
    const [contract] = await meansOf(client);
    await client.send('PUT', `/api/contracts/me/${contract?.contractId}/payment-means`, {
      savedMethodId: card?.id,
    });
    await runMoney(t);
    await liveWithMoney(t, 7);
    const [bill] = await billsOf(t, guest);
    expect(bill).toMatchObject({
      collection: { state: 'announced', tries: 1, refusal: 'authenticationRequired' },
    });
    const mail = (await t.outbox(email)).find(({ template }) => template === 'collection-refused');
    expect(mail?.text).toContain('Ihre Bank wollte, dass Sie die Zahlung selbst freigeben.');
    expect(await moneyOf(t, order.id)).toMatchObject({ received: 1 });
  });
});
