import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { addDays, addMonths } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { PortingEvent } from '../../../src/shared/states/porting.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, portedOrder } from '../../support/lines.ts';
import { orderOf } from '../../support/payments.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Ported = Awaited<ReturnType<typeof portedOrder>>;

/** The customer cancels the contract. @returns its last day */
async function cancel({ client, order, login }: Ported): Promise<string> {
  await login();
  const { contract } = await orderOf(client, order);
  (await client.post(`/api/contracts/me/${contract?.id}/cancellation`, {})).payload();
  return (await orderOf(client, order)).contract?.endedOn ?? '';
}

/** As the customer sees it, who logs in again because days have passed. */
async function seen({ client, order, login }: Ported) {
  await login();
  return orderOf(client, order);
}

const texts = async ({ phone }: Ported) =>
  (await t.outbox(phone)).filter(({ template }) => template === 'porting').map(({ text }) => text);

const stays = /endet, bevor Ihre Rufnummer .+ kommt\. Sie bleibt bei Ihrem bisherigen Anbieter\./;

/** A number of a contract elsewhere that ends so many days after a cancellation of today would end ours. */
async function lateNumber(msisdn: string, days: number, sim?: { simType: 'physical' }) {
  const contractEndsOn = addDays(berlinToday(t.now()), 31 + days);
  return portedOrder(t, { msisdn, mnpType: 'VTEN', contractEndsOn }, sim);
}

describe('a number that would arrive after the last day of its contract', () => {
  it('stays where it is when the contract is cancelled, and nothing more is told about its day', async () => {
    const ported = await lateNumber('+4917604069060', 3);
    await live(t, 2);
    expect(await texts(ported)).toHaveLength(1);
    const endedOn = await cancel(ported);
    const { porting } = await seen(ported);
    expect(porting).toMatchObject({ state: 'cancelled', scheduledOn: null });
    expect((await texts(ported)).at(-1)).toMatch(stays);
    while (berlinToday(t.now()) < addDays(endedOn, 12)) await live(t, 1);
    expect(await texts(ported)).toHaveLength(2);
    const kinds = (await t.outbox(ported.email)).map(({ template }) => template);
    expect(kinds).toContain('line-ended');
    expect(kinds).not.toContain('line-active');
  });

  it('stays where it is when its day is named after the cancellation', async () => {
    const ported = await lateNumber('+4917604069061', 1);
    await cancel(ported);
    await live(t, 2);
    const { porting } = await seen(ported);
    expect(porting).toMatchObject({ state: 'cancelled', scheduledOn: null });
    expect(await texts(ported)).toEqual([expect.stringMatching(stays)]);
  });

  it('is still what the line waits for when its card comes: the line never begins', async () => {
    const ported = await lateNumber('+4917604069063', 3, { simType: 'physical' });
    await live(t, 2);
    const endedOn = await cancel(ported);
    expect((await seen(ported)).porting).toMatchObject({ state: 'cancelled' });
    await live(t, 6);
    const { delivery, contract } = await seen(ported);
    expect(delivery).toMatchObject([{ kind: 'sim', state: 'delivered' }]);
    expect(contract).toMatchObject({ startsOn: null, endedOn });
  });

  it('comes on the last day itself, and its line begins', async () => {
    const lastDay = addMonths(addDays(berlinToday(t.now()), 1), 1);
    const contractEndsOn = addDays(lastDay, -1);
    const ported = await portedOrder(t, { msisdn: '+4917604069062', mnpType: 'VTEN', contractEndsOn });
    await live(t, 1);
    expect(await cancel(ported)).toBe(lastDay);
    expect((await seen(ported)).porting).toMatchObject({ state: 'scheduled', scheduledOn: lastDay });
    while (berlinToday(t.now()) < lastDay) await live(t, 1);
    expect((await seen(ported)).contract).toMatchObject({ state: 'active', startsOn: lastDay });
    expect((await texts(ported)).at(-1)).toContain('ist da.');
  });

  it('leaves on the last day and comes after it: customer and service hear of a number without a line', async () => {
    const lastDay = addMonths(addDays(berlinToday(t.now()), 1), 1);
    const contractEndsOn = addDays(lastDay, -1);
    const ported = await portedOrder(t, { msisdn: '+4917604069064', mnpType: 'VTEN', contractEndsOn });
    await live(t, 1);
    await cancel(ported);
    while (berlinToday(t.now()) < contractEndsOn) await live(t, 1);
    /** A day on which the exchange says this, and nothing else. */
    const day = async (event?: (today: string) => PortingEvent) => {
      t.pass({ days: 1 });
      const { porting } = t.deps.ports;
      const updateOn = async (_request: unknown, today: string) => event?.(today) ?? null;
      await runLifecycle({ ...t.deps, ports: { ...t.deps.ports, porting: { ...porting, updateOn } } });
    };
    await day((on) => ({ type: 'dayCame', on }));
    await day();
    await day();
    // The page would ask the exchange, too.
    const [closed] = await t.db.query(
      'SELECT starts_on AS "startsOn" FROM contract WHERE order_id = $1 AND closed_at IS NOT NULL',
      [ported.order.id],
    );
    expect(closed).toEqual({ startsOn: null });
    await day((on) => ({ type: 'completed', on }));
    expect((await seen(ported)).porting).toMatchObject({ state: 'completed' });
    expect((await texts(ported)).at(-1)).toContain('erst nach dem Ende Ihres Vertrags');
    const told = (await t.outbox()).filter(({ template }) => template === 'number-without-line');
    expect(told.map(({ subject }) => subject)).toEqual([`Rufnummer ohne Anschluss: ${ported.order.number}`]);
    const kinds = (await t.outbox(ported.email)).map(({ template }) => template);
    expect(kinds).not.toContain('line-active');
  });
});
