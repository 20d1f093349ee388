import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { runRefunds } from '../../../src/server/modules/payments/run-refunds.service.ts';
import type { ContractView } from '../../../src/shared/api/contracts.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { invoicesOf, live, moneyOf, paidOrder, portedOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { usageOf } from '../../support/usage.ts';

let t: TestApp;
/** Orders whose parcels the carrier has lost. */
const held = new Set<string>();
beforeAll(async () => {
  t = await createTestApp();
  const { logistics } = t.ports;
  t.ports.logistics = {
    ...logistics,
    updateOn: async (parcel, today) =>
      held.has(parcel.id.replace('-sim', ''))
        ? { state: 'ordered', since: parcel.since, trackingNumber: null }
        : logistics.updateOn(parcel, today),
  };
});
afterAll(() => t.close());

type Buyer = Awaited<ReturnType<typeof paidOrder>>;
const byPost = ({ earlyStart = true } = {}) =>
  paidOrder(t, (forms) => ({
    ...forms,
    'order/number': { numberType: 'new', simType: 'physical' },
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart },
  }));

/** The order with its contract, as its customer sees it after days have passed. */
async function seen({ client, email, order }: Buyer): Promise<OrderView & { contract: ContractView }> {
  await logIn(client, email);
  return (await client.get(`/api/orders/${order.id}`)).payload<{
    order: OrderView & { contract: ContractView };
  }>().order;
}
const confirm = ({ client, order }: Buyer) => client.post(`/api/orders/${order.id}/card/arrival`);
const kindsOf = async ({ order }: Buyer) => (await invoicesOf(t, order.id)).map(({ kind }) => kind);
const mails = async (to: string, name: string) =>
  (await t.outbox(to)).filter(({ template }) => template === name).map(({ text }) => text);
const grants = async ({ order }: Buyer) =>
  (
    await t.db.query('SELECT FROM network_task n JOIN contract c ON c.id = n.line_id WHERE c.order_id = $1', [
      order.id,
    ])
  ).length;

describe('a line whose card we send', () => {
  it('waits for it: no first day, no bill, no usage, nothing at the network', async () => {
    const buyer = await byPost();
    await runLifecycle(t.deps);
    for (const parcel of ['ordered', 'packed', 'handedOver']) {
      expect(await seen(buyer)).toMatchObject({
        state: 'inProgress',
        delivery: [{ kind: 'sim', state: parcel }],
        contract: {
          state: 'awaitingCard',
          awaits: 'card',
          startsOn: null,
          minimumEndsOn: null,
          lastDayToCancel: null,
          sim: { state: 'assigned' },
        },
      });
      expect(await usageOf(buyer.client)).toEqual([]);
      expect(await kindsOf(buyer)).toEqual(['order']);
      expect(await grants(buyer)).toBe(0);
      await live(t, 1);
    }
    expect(await mails(buyer.email, 'line-active')).toEqual([]);
    expect((await mails(buyer.email, 'order-paid'))[0]).toContain(
      'an dem Tag, an dem Ihre SIM-Karte bei Ihnen ankommt',
    );
    expect((await mails(buyer.email, 'order-received'))[0]).toContain(
      'sobald Ihre Zahlung bestätigt und Ihre SIM-Karte da ist',
    );
    expect((await mails(buyer.email, 'parcel-sent'))[0]).toContain('beginnt Ihr Vertrag');
  });

  it('begins on the day on which the carrier brings it, with everything that belongs to it', async () => {
    const buyer = await byPost();
    await live(t, 4);
    const today = t.now().toISOString().slice(0, 10);
    expect(await seen(buyer)).toMatchObject({
      state: 'completed',
      contract: { state: 'active', awaits: null, startsOn: today, sim: { state: 'active' } },
      awaitedCard: null,
    });
    const bills = (await invoicesOf(t, buyer.order.id)).filter(({ kind }) => kind === 'monthly');
    expect(bills).toMatchObject([{ month: 1, periodFrom: today }]);
    expect(await usageOf(buyer.client)).toMatchObject([{ cycleStartsOn: today }]);
    expect(await mails(buyer.email, 'line-active')).toHaveLength(1);
    expect(await mails(buyer.phone, 'line-active')).toHaveLength(1);
  });

  it('begins on the day on which its customer says that it is there, once', async () => {
    const buyer = await byPost();
    expect((await confirm(buyer)).problem()).toMatchObject({ status: 409, referenceCode: 1134 });
    await live(t, 2);
    expect((await seen(buyer)).awaitedCard).toMatchObject({ isConfirmable: true });
    const today = t.now().toISOString().slice(0, 10);
    for (const _ of [1, 2])
      expect((await confirm(buyer)).payload()).toMatchObject({
        order: { delivery: [{ state: 'delivered' }], contract: { state: 'active', startsOn: today } },
      });
    await live(t, 5);
    await logIn(buyer.client, buyer.email);
    expect((await confirm(buyer)).payload()).toMatchObject({ order: { contract: { startsOn: today } } });
    expect(await kindsOf(buyer)).toEqual(['order', 'monthly']);
    expect(await mails(buyer.email, 'line-active')).toHaveLength(1);
    expect(await mails(buyer.email, 'parcel-sent')).toHaveLength(1);
  });

  it('does not begin before the withdrawal period is over, unless that was asked for', async () => {
    const buyer = await byPost({ earlyStart: false });
    const paidOn = t.now();
    await live(t, 4);
    const { contract } = await seen(buyer);
    expect(contract).toMatchObject({ state: 'pending', awaits: null });
    expect(contract.startsOn).toBe(contract.withdrawableUntil && nextDay(contract.withdrawableUntil));
    const days = (Date.parse(contract.startsOn ?? '') - paidOn.getTime()) / 86_400_000;
    await live(t, Math.ceil(days) - 4);
    expect(await seen(buyer)).toMatchObject({ contract: { state: 'active' } });
    expect(await kindsOf(buyer)).toEqual(['order', 'monthly']);
  });

  it('begins on a later arrival when that comes after the withdrawal period', async () => {
    const buyer = await byPost({ earlyStart: false });
    held.add(buyer.order.id);
    await live(t, 30);
    expect(await seen(buyer)).toMatchObject({ contract: { state: 'awaitingCard' } });
    expect((await confirm(buyer)).payload()).toMatchObject({
      order: { contract: { state: 'active', startsOn: t.now().toISOString().slice(0, 10) } },
    });
  });

  it('begins when late news come, and costs nothing for the days before', async () => {
    const buyer = await byPost();
    t.pass({ days: 9 });
    await runLifecycle(t.deps);
    expect((await seen(buyer)).contract).toMatchObject({ startsOn: t.now().toISOString().slice(0, 10) });
  });

  it('is its own customer’s alone, and one of an order with a posted card', async () => {
    const [buyer, other, esim] = [await byPost(), await byPost(), await paidOrder(t)];
    await live(t, 2);
    for (const one of [buyer, other, esim]) await logIn(one.client, one.email);
    const foreign = await confirm({ ...other, order: buyer.order });
    expect(foreign.problem()).toMatchObject({ status: 404, referenceCode: 1111 });
    expect((await seen(buyer)).contract).toMatchObject({ state: 'awaitingCard' });
    expect((await confirm(esim)).problem()).toMatchObject({ status: 404, referenceCode: 1111 });
  });

  it('never begins once it was withdrawn from', async () => {
    const buyer = await byPost();
    await live(t, 2);
    const { contract } = await seen(buyer);
    (await buyer.client.post(`/api/contracts/me/${contract.id}/withdrawal`, {})).payload();
    expect((await confirm(buyer)).problem()).toMatchObject({ referenceCode: 1134 });
    await live(t, 4);
    expect(await seen(buyer)).toMatchObject({
      delivery: [{ state: 'delivered' }],
      contract: { state: 'withdrawn' },
    });
    (await confirm(buyer)).payload();
    expect(await mails(buyer.email, 'line-active')).toEqual([]);
  });

  it('ends without having begun when it was cancelled and the card came too late', async () => {
    const buyer = await byPost();
    held.add(buyer.order.id);
    const { contract } = await seen(buyer);
    (await buyer.client.post(`/api/contracts/me/${contract.id}/cancellation`, {})).payload();
    await live(t, 40);
    const ended = await seen(buyer);
    expect(ended.contract).toMatchObject({ state: 'ended', startsOn: null });
    expect(ended.awaitedCard).toBeNull();
    held.delete(buyer.order.id);
    await live(t, 5);
    expect((await seen(buyer)).contract).toMatchObject({ state: 'ended', startsOn: null });
    expect(await kindsOf(buyer)).toEqual(['order']);
  });
});

describe('a line that brings its number and waits for its card', () => {
  it('begins with the number where the card was there before', async () => {
    const ported = await portedCard('+4917604069021');
    await live(t, 4);
    expect((await seen(ported)).contract).toMatchObject({ state: 'awaitingNumber', awaits: 'number' });
    await live(t, 4);
    const { contract, porting } = await seen(ported);
    expect(contract).toMatchObject({ state: 'active', startsOn: porting?.scheduledOn });
    expect(await mails(ported.phone, 'line-active')).toEqual([]);
  });

  it('is not promised by the mail about the parcel to begin with the card alone', async () => {
    const { email } = await portedCard('+4917604069023');
    await live(t, 3);
    const [sent = ''] = await mails(email, 'parcel-sent');
    expect(sent).toContain('sobald die Karte bei Ihnen und Ihre Rufnummer bei uns angekommen ist');
    expect(sent).not.toContain('An dem Tag, an dem die Karte ankommt');
  });

  it('begins with the card where that comes last, and says so', async () => {
    const ported = await portedCard('+4917604069022');
    held.add(ported.order.id);
    await live(t, 8);
    expect((await seen(ported)).contract).toMatchObject({
      state: 'awaitingCard',
      awaits: 'card',
      startsOn: null,
    });
    expect((await mails(ported.phone, 'porting')).join()).toContain('sobald Ihre SIM-Karte da ist');
    expect(await kindsOf(ported)).toEqual(['order']);
    await live(t, 1);
    await logIn(ported.client, ported.email);
    await confirm(ported);
    expect((await seen(ported)).contract).toMatchObject({ startsOn: t.now().toISOString().slice(0, 10) });
    await runLifecycle(t.deps);
    expect(await mails(ported.phone, 'line-active')).toHaveLength(1);
  });
});

describe('a card that does not come', () => {
  it('is told to the service once after 14 days, and the customer may confirm or cancel free of charge', async () => {
    const buyer = await byPost();
    const service = t.deps.teams[buyer.order ? 'kanarya' : 'aslan'].email;
    const told = async () =>
      (await mails(service, 'card-late')).filter((text) => text.includes(buyer.order.number));
    held.add(buyer.order.id);
    await live(t, 13);
    const cancel = () => buyer.client.post(`/api/orders/${buyer.order.id}/card/cancellation`);
    await logIn(buyer.client, buyer.email);
    expect((await cancel()).problem()).toMatchObject({ status: 409, referenceCode: 1134 });
    expect(await told()).toEqual([]);
    await live(t, 3);
    expect(await told()).toHaveLength(1);
    expect((await seen(buyer)).awaitedCard).toMatchObject({ isConfirmable: true });
    expect((await cancel()).payload()).toMatchObject({ order: { state: 'cancelled', awaitedCard: null } });
    await runRefunds(t.deps, () => {});
    const { received, refunded, open } = await moneyOf(t, buyer.order.id);
    expect(received).toBeGreaterThan(0);
    expect([refunded, open]).toEqual([received, 0]);
    expect(await mails(buyer.email, 'card-given-up')).toHaveLength(1);
    expect((await cancel()).problem()).toMatchObject({ referenceCode: 1134 });
  });
});

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

async function portedCard(msisdn: string) {
  return await portedOrder(t, { msisdn }, { simType: 'physical' });
}
