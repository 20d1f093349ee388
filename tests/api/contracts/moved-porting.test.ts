import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { invoicesOf, live, portedOrder } from '../../support/lines.ts';
import { orderOf } from '../../support/payments.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Ported = Awaited<ReturnType<typeof portedOrder>>;

/** How the porting and its line stand, and what the customer was told by SMS. */
async function standOf({ login, client, order, phone }: Ported) {
  await login();
  const { porting, contract } = await orderOf(client, order);
  const texts = (await t.outbox(phone)).filter(({ template }) => template === 'porting');
  return { porting, contract, texts: texts.map(({ text }) => text) };
}

const creditsOf = async ({ order }: Ported) =>
  (await invoicesOf(t, order.id))
    .filter(({ kind }) => kind === 'monthly')
    .flatMap(({ lines }) => lines.filter(({ id }) => id.startsWith('porting')));

describe('a day that was agreed and does not hold', () => {
  it('is moved: everything names the new day, and the first one counts for the compensation', async () => {
    const ported = await portedOrder(t, { msisdn: '+4917604069092' });
    await live(t, 1);
    expect((await standOf(ported)).porting).toMatchObject({
      scheduledOn: '2026-03-10',
      agreedOn: '2026-03-10',
    });
    await live(t, 1);
    const moved = await standOf(ported);
    expect(moved.porting).toMatchObject({
      state: 'scheduled',
      scheduledOn: '2026-03-15',
      agreedOn: '2026-03-10',
    });
    expect(moved.contract).toMatchObject({ state: 'awaitingNumber', numberArrivesOn: '2026-03-15' });
    expect(moved.texts).toEqual([
      expect.stringContaining('kommt am 10.03.2026 zu uns. Ihr alter'),
      expect.stringContaining('kommt am 15.03.2026 zu uns, nicht am 10.03.2026.'),
    ]);
    await live(t, 8);
    expect((await standOf(ported)).contract).toMatchObject({ state: 'awaitingNumber' });
    await live(t, 3);
    const arrived = await standOf(ported);
    expect(arrived.contract).toMatchObject({ state: 'active', startsOn: '2026-03-15' });
    // The SMS of the day before names the new day, and that of the first day was never sent.
    expect(arrived.texts.filter((text) => text.includes('Morgen'))).toEqual([
      expect.stringContaining('am 15.03.2026'),
    ]);
    expect(await creditsOf(ported)).toMatchObject([{ id: 'portingDelay', cents: -5000, args: { days: 5 } }]);
  });

  it('is taken back: no day is named until there is a new one', async () => {
    const ported = await portedOrder(t, { msisdn: '+4917604069091' });
    const begun = t.now();
    await live(t, 2);
    const waiting = await standOf(ported);
    const first = waiting.porting?.agreedOn ?? '';
    expect(waiting.porting).toMatchObject({ state: 'sentToDonor', scheduledOn: null, reason: null });
    expect(waiting.contract).toMatchObject({ state: 'awaitingNumber', numberArrivesOn: null });
    expect(waiting.texts.at(-1)).toMatch(
      /den Termin am \d\d\.\d\d\.2026 für .* zurückgenommen\. Den neuen Tag/,
    );
    await live(t, 1);
    const again = await standOf(ported);
    expect(again.porting).toMatchObject({ state: 'scheduled', agreedOn: first });
    expect((again.porting?.scheduledOn ?? '') > first).toBe(true);
    expect(again.contract?.numberArrivesOn).toBe(again.porting?.scheduledOn);
    expect(again.texts).toHaveLength(3);
    await live(t, 14);
    expect((await standOf(ported)).contract).toMatchObject({
      state: 'active',
      startsOn: again.porting?.scheduledOn,
    });
    expect(t.now() > begun).toBe(true);
  });

  it('ends with a refusal: the customer corrects, and a day is agreed anew', async () => {
    const ported = await portedOrder(t, { msisdn: '+4917604069093' });
    await live(t, 2);
    const refused = await standOf(ported);
    expect(refused.porting).toMatchObject({
      state: 'rejected',
      reason: 'CONTRACT_NOT_TERMINATED',
      scheduledOn: null,
      agreedOn: null,
    });
    expect(refused.contract).toMatchObject({ state: 'awaitingNumber', numberArrivesOn: null });
    expect(refused.texts.at(-1)).toMatch(/kommt nicht am \d\d\.\d\d\.2026: Ihr bisheriger Anbieter/);
    const path = `/api/orders/${ported.order.id}/porting`;
    (await ported.client.post(path, ported.porting)).payload();
    await live(t, 1);
    const { porting } = await standOf(ported);
    expect(porting).toMatchObject({ state: 'scheduled', agreedOn: porting?.scheduledOn });
    await live(t, 12);
    expect((await standOf(ported)).contract).toMatchObject({ state: 'active' });
    expect(await creditsOf(ported)).toEqual([]);
  });
});
