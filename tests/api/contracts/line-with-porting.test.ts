import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractView } from '../../../src/shared/api/contracts.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { invoicesOf, leap, live, portedOrder } from '../../support/lines.ts';
import { readPdf } from '../../support/pdf.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function contractOf({ login, client }: Awaited<ReturnType<typeof portedOrder>>): Promise<ContractView> {
  await login();
  const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: [ContractView] }>();
  return contracts[0];
}

const texts = async (phone: string) =>
  (await t.outbox(phone)).filter(({ template }) => template === 'porting').map(({ text }) => text);

describe('a line that brings its number', () => {
  it('waits for it: no first day, no bill, no usage, no SIM switched on', async () => {
    const ported = await portedOrder(t, { msisdn: '+4917604069010' });
    await live(t, 7);
    expect(await contractOf(ported)).toMatchObject({
      state: 'awaitingNumber',
      startsOn: null,
      minimumEndsOn: null,
      lastDayToCancel: null,
      numberArrivesOn: '2026-03-10',
      sim: { state: 'prepared' },
    });
    const { usage } = (await ported.client.get('/api/usage/me')).payload<{ usage: unknown[] }>();
    expect(usage).toEqual([]);
    expect((await invoicesOf(t, ported.order.id)).map(({ kind }) => kind)).toEqual(['order']);
    const mail = (await t.outbox(ported.email)).find(({ template }) => template === 'order-paid');
    expect(mail?.text).toContain('an dem Tag, an dem Ihre Rufnummer bei uns ankommt');
    expect((await t.outbox(ported.email)).some(({ template }) => template === 'line-active')).toBe(false);
  });

  it('begins on the day on which it arrives; the SMS of the day before comes once', async () => {
    const ported = await portedOrder(t, { msisdn: '+4917604069011' });
    const ordered = t.now();
    await live(t, 7);
    expect(await texts(ported.phone)).toHaveLength(2);
    expect((await texts(ported.phone)).at(-1)).toMatch(/^[^:]+: Morgen, am 17\.03\.2026/);
    await live(t, 1);
    expect(await contractOf(ported)).toMatchObject({
      state: 'active',
      startsOn: '2026-03-17',
      minimumEndsOn: '2026-04-16',
      numberArrivesOn: null,
    });
    expect(ordered.toISOString().slice(0, 10)).toBe('2026-03-09');
    const bills = (await invoicesOf(t, ported.order.id)).filter(({ kind }) => kind === 'monthly');
    expect(bills).toMatchObject([{ month: 1, periodFrom: '2026-03-17', periodTo: '2026-04-16' }]);
    const active = (await t.outbox(ported.email)).find(({ template }) => template === 'line-active');
    expect(active?.text).toContain('ab heute telefonieren und surfen Sie');
    expect(await texts(ported.phone)).toHaveLength(3);
  });

  it('does not come before the withdrawal period is over, unless that was asked for', async () => {
    const ported = await portedOrder(t, { msisdn: '+4917604069012' }, { earlyStart: false });
    await live(t, 1);
    expect(await contractOf(ported)).toMatchObject({ numberArrivesOn: '2026-04-01' });
  });

  it('is credited for each day of a delay and of an outage, on the first bill', async () => {
    const delayed = await portedOrder(t, { msisdn: '+4917604069095' });
    const dead = await portedOrder(t, { msisdn: '+4917604069094' });
    await live(t, 12);
    const lines = async (id: string) =>
      (await invoicesOf(t, id))
        .filter(({ kind }) => kind === 'monthly')
        .flatMap((bill) => bill.lines.filter(({ id: line }) => line.startsWith('porting')));
    expect(await lines(delayed.order.id)).toMatchObject([
      { id: 'portingDelay', cents: -4000, args: { days: 4 } },
    ]);
    expect(await lines(dead.order.id)).toMatchObject([
      { id: 'portingDelay', cents: -4000 },
      { id: 'portingOutage', cents: -4000 },
    ]);
    await live(t, 31);
    const [first, second] = (await invoicesOf(t, delayed.order.id)).filter(({ kind }) => kind === 'monthly');
    expect(first?.totalCents).toBe(1499 - 1 - 4000);
    expect(second).toMatchObject({ totalCents: 1499, settledCents: 1499 });
  });

  it('a credit above the first bill asks for nothing; what is left at the end is paid out', async () => {
    const ported = await portedOrder(t, { msisdn: '+4917604069195' });
    await live(t, 12);
    const { id } = await contractOf(ported);
    const told = async (template: string) =>
      (await t.outbox())
        .filter((mail) => mail.template === template)
        .map(({ text }) => text.replace(/\s+/g, ' '));
    const bills = (await told('invoice')).filter((text) => !text.includes('schon bezahlt')).join();
    expect(bills).toContain('Sie müssen nichts bezahlen: Sie haben ein Guthaben von 25,02 €.');
    const credit = async () =>
      (await invoicesOf(t, ported.order.id)).find(({ totalCents }) => totalCents < 0);
    const [paper] = await t.db.query<{ bytes: Uint8Array }>(
      'SELECT bytes FROM document WHERE invoice_id = $1',
      [(await credit())?.id],
    );
    expect((await readPdf(paper?.bytes ?? new Uint8Array())).text.replace(/\s+/g, ' ')).toContain(
      'zahlen wir Ihnen aus',
    );
    (await ported.client.post(`/api/contracts/me/${id}/cancellation`, {})).payload();
    await live(t, 70);
    // The last bill of two days used up a part of it, and asked for nothing either.
    expect((await told('invoice')).join()).toContain(
      'über 0,50 €. Davon ziehen wir Ihr Guthaben von 0,50 € ab. Sie müssen nichts bezahlen.',
    );
    const refunds = await t.db.query("SELECT amount_cents FROM settlement WHERE kind = 'refund'");
    expect(refunds).toEqual([{ amount_cents: -1 }]);
    expect((await told('credit-left')).join()).toContain('ein Guthaben von 24,51 € übrig');
  });

  it('a credit that is left is told once, also when the last bill and the end are noted on one day', async () => {
    const ported = await portedOrder(t, { msisdn: '+4917604069295' });
    await live(t, 12);
    const { id, number } = await contractOf(ported);
    (await ported.client.post(`/api/contracts/me/${id}/cancellation`, {})).payload();
    await leap(t, 70);
    const told = (await t.outbox()).filter(
      ({ template, text }) => template === 'credit-left' && text.includes(number),
    );
    expect(told).toHaveLength(1);
    await live(t, 2);
    expect((await invoicesOf(t, ported.order.id)).filter(({ month }) => month !== null).length).toBe(2);
  });

  it('can be cancelled while it waits, for the end that a number of today would bring', async () => {
    const ported = await portedOrder(t, { msisdn: '+4917604069013' });
    const { id, earliestEndOn } = await contractOf(ported);
    const path = `/api/contracts/me/${id}/cancellation`;
    (await ported.client.post(path, {})).payload();
    await live(t, 9);
    expect(await contractOf(ported)).toMatchObject({ state: 'active', endedOn: earliestEndOn });
  });
});
