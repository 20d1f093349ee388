import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellNetwork } from '../../../src/server/infra/ports/network/tell-network.service.ts';
import type { AllowanceView } from '../../../src/shared/api/usage.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { invoicesOf, live, paidOrder } from '../../support/lines.ts';
import { choose } from '../../support/payments.ts';
import { logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';
import { book, bookAndPay, ownOptionsOf, runUsage, usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A customer whose line works since today. */
async function withLine() {
  const guest = await paidOrder(t);
  await live(t, 1);
  return { ...guest, client: await logIn(guest.client, guest.email) };
}

const extras = async (client: TestClient) => {
  const allowances = (await usageOf(client)).flatMap((line): AllowanceView[] => line.allowances);
  return allowances.filter(({ source }) => source !== 'tariff');
};
const granted = (id: string | undefined) =>
  t.db.query('SELECT amount, ended_at FROM simulated_grant WHERE id = $1', [id]);

describe('a package that is paid', () => {
  it('is delivered at once where an early start was asked for, and the network hears of it', async () => {
    const { client, email } = await withLine();
    await bookAndPay(t, client, 'data-5');
    const [line] = await usageOf(client);
    expect(line?.totalMb).toBe(25_000);
    const [extra] = await extras(client);
    expect(extra).toMatchObject({ name: '5 GB extra', amount: 5_000, endsOn: line?.cycleEndsOn });
    await tellNetwork(t.deps, () => {});
    expect(await granted(extra?.id)).toEqual([{ amount: 5_000, ended_at: null }]);
    expect(await ownOptionsOf(client)).toEqual([
      expect.objectContaining({ name: '5 GB extra', state: 'running', endsOn: line?.cycleEndsOn }),
    ]);
    const mails = (await t.outbox(email)).filter(({ template }) => template === 'option-booked');
    expect(mails.map(({ subject }) => subject)).toEqual(['Gebucht: 5 GB extra']);
    for (const said of ['6,99', 'ausdrücklich verlangt', '/widerrufen', 'verlängert sich dadurch nicht'])
      expect(mails[0]?.text).toContain(said);
    const papers = await t.db.query(
      `SELECT d.kind FROM outbox m JOIN outbox_attachment a ON a.message_id = m.id JOIN document d ON d.id = a.document_id
        WHERE m.template = 'option-booked' AND m.recipient = $1 ORDER BY d.kind`,
      [email],
    );
    expect(papers).toEqual([{ kind: 'terms' }, { kind: 'withdrawalInstruction' }]);
  });

  it('else waits for the end of the withdrawal period, as was said before', async () => {
    const { client, email } = await withLine();
    const path = '/api/options/tuerkiye-20/terms';
    const { terms } = (await client.get(path)).payload<{
      terms: { later: { startsOn: string; endsOn: string } };
    }>();
    await bookAndPay(t, client, 'tuerkiye-20', { earlyStart: false });
    expect(await extras(client)).toEqual([]);
    expect(await ownOptionsOf(client)).toEqual([
      expect.objectContaining({ state: 'waiting', ...terms.later }),
    ]);
    for (let day = 0; day < 20 && t.now().toISOString().slice(0, 10) < terms.later.startsOn; day++)
      await live(t, 1);
    await logIn(client, email);
    expect(await extras(client)).toEqual([
      expect.objectContaining({ amount: 20_000, zones: ['turkiye'], ...terms.later }),
    ]);
  });

  it('gives the volume of the plan once more, minutes and messages', async () => {
    const { client } = await withLine();
    await bookAndPay(t, client, 'data-reset');
    await bookAndPay(t, client, 'tuerkiye-talk');
    expect((await extras(client)).map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['data', 20_000],
        ['minutes', 200],
        ['sms', 100],
      ]),
    );
  });

  it('is not delivered while it is not paid', async () => {
    const { client } = await withLine();
    const { url } = (await book(client, 'data-5')).payload<{ url: string }>();
    await choose(t, url, 'fail');
    await runUsage(t);
    expect(await extras(client)).toEqual([]);
  });

  it('ends with the contract, from which the customer withdraws: here and in the network', async () => {
    const { client } = await withLine();
    await bookAndPay(t, client, 'data-5');
    const [line] = await usageOf(client);
    const [extra] = await extras(client);
    (await client.post(`/api/contracts/me/${line?.contractId}/withdrawal`, {})).payload();
    await tellNetwork(t.deps, () => {});
    expect(await granted(extra?.id)).toEqual([{ amount: 5_000, ended_at: t.now() }]);
    const counting = 'SELECT FROM allowance WHERE contract_id = $1 AND ended_at IS NULL';
    expect(await t.db.query(counting, [line?.contractId])).toEqual([]);
  });
});

describe('packages that were ordered with the line', () => {
  it('begin with it, and one that is withdrawn ends', async () => {
    const { options } = (await t.client().get('/api/tariffs/options')).payload<{
      options: { id: string; slug: string }[];
    }>();
    const ids = ['data-5', 'tuerkiye-100'].map((slug) => options.find((one) => one.slug === slug)?.id ?? '');
    const { client, email, order } = await paidOrder(t, (forms) => ({
      ...forms,
      'order/options': { optionIds: ids },
    }));
    expect(await usageOf(client)).toEqual([]);
    await live(t, 1);
    await logIn(client, email);
    const before = await extras(client);
    expect(before.map(({ source, kind, amount }) => [source, kind, amount])).toEqual(
      expect.arrayContaining([
        ['order', 'data', 5_000],
        ['order', 'minutes', 100],
      ]),
    );
    const form = { name: '', contractNumber: order.number, part: 'Türkei 100 Minuten', email };
    const [person] = await t.db.query<{ name: string }>(
      `SELECT first_name || ' ' || last_name AS name FROM users WHERE email = $1`,
      [email],
    );
    (await client.post('/api/contracts/withdrawals', { ...form, name: person?.name })).payload();
    expect((await extras(client)).map(({ kind }) => kind)).toEqual(['data']);
  });

  it('cannot be one that comes each month: its price is not in the order', async () => {
    const { options } = (await t.client().get('/api/tariffs/options')).payload<{
      options: { id: string; isRecurring: boolean }[];
    }>();
    const monthly = options.find(({ isRecurring }) => isRecurring);
    const refused = paidOrder(t, (forms) => ({
      ...forms,
      'order/options': { optionIds: [monthly?.id ?? ''] },
    }));
    await expect(refused).rejects.toThrow('optionIds');
  });
});

describe('a package that comes each month', () => {
  it('is delivered and billed with each month of the line, until the month in which it is ended', async () => {
    const { client, email, order } = await withLine();
    const id = await bookAndPay(t, client, 'data-10-monthly');
    const months = async () => {
      const rows = await t.db.query<{ month: number }>(
        `SELECT month FROM allowance WHERE source_id = $1 AND amount = 10000 ORDER BY month`,
        [id],
      );
      return rows.map(({ month }) => month);
    };
    const billed = async () => {
      const lines = (await invoicesOf(t, order.id)).flatMap((invoice) =>
        invoice.lines.map((line) => ({ ...line, kind: invoice.kind, month: invoice.month })),
      );
      return lines
        .filter((line) => line.id === `booking:${id}`)
        .map(({ kind, month, cents }) => [kind, month, cents]);
    };
    expect(await months()).toEqual([1]);
    await live(t, 35);
    expect(await months()).toEqual([1, 2]);
    await logIn(client, email);
    const { endsOn } = (await client.post(`/api/tariffs/options/me/${id}/end`)).payload<{ endsOn: string }>();
    const again = (await client.post(`/api/tariffs/options/me/${id}/end`)).payload<{ endsOn: string }>();
    const [line] = await usageOf(client);
    expect([endsOn, again.endsOn]).toEqual([line?.cycleEndsOn, line?.cycleEndsOn]);
    await live(t, 62);
    expect(await months()).toEqual([1, 2]);
    expect(await billed()).toEqual([
      ['option', null, 899],
      ['monthly', 2, 899],
    ]);
  });

  it('ended before it begins, it ends with the month in which it begins, and everything names that day', async () => {
    const { client, email, order } = await withLine();
    await live(t, 20);
    await logIn(client, email);
    const id = await bookAndPay(t, client, 'data-10-monthly', { earlyStart: false });
    const [before] = await ownOptionsOf(client);
    const startsOn = before?.startsOn ?? '';
    const [line] = await usageOf(client);
    expect(startsOn > (line?.cycleEndsOn ?? '')).toBe(true);
    const { endsOn } = (await client.post(`/api/tariffs/options/me/${id}/end`)).payload<{ endsOn: string }>();
    expect(before?.wouldEndOn).toBe(endsOn);
    expect((await ownOptionsOf(client))[0]).toMatchObject({ endsOn, wouldEndOn: null, state: 'waiting' });
    await live(t, 17);
    await logIn(client, email);
    expect((await ownOptionsOf(client))[0]).toMatchObject({ endsOn, state: 'running' });
    expect(await extras(client)).toEqual([expect.objectContaining({ amount: 10_000, endsOn })]);
    expect((await usageOf(client))[0]?.cycleEndsOn).toBe(endsOn);
    await live(t, 62);
    const billed = (await invoicesOf(t, order.id)).filter(({ lines }) =>
      lines.some((one) => one.id === `booking:${id}`),
    );
    expect(billed.map(({ kind, periodTo }) => [kind, periodTo])).toEqual([['option', endsOn]]);
  });

  it('is ended by its customer alone, and only one that comes each month', async () => {
    const [owner, other] = [await withLine(), await withLine()];
    await logIn(owner.client, owner.email);
    const once = await bookAndPay(t, owner.client, 'data-5');
    const monthly = await bookAndPay(t, owner.client, 'data-10-monthly');
    const end = (client: TestClient, id: string) => client.post(`/api/tariffs/options/me/${id}/end`);
    for (const refused of [await end(other.client, monthly), await end(owner.client, once)])
      expect(refused.problem()).toMatchObject({ status: 404, referenceCode: 1024 });
  });
});

describe('packages are found', () => {
  it('by id, slug and external id; unknown: 1024, an unknown external id: 1025', async () => {
    const get = (name: string) => t.client().get(`/api/tariffs/options/${name}`);
    const { option } = (await get('world-2')).payload<{ option: { id: string } }>();
    for (const name of [option.id, 'OPT-WORLD-2']) expect((await get(name)).payload()).toEqual({ option });
    expect((await get('no-such')).problem()).toMatchObject({ status: 404, referenceCode: 1024 });
    expect((await get('OPT-NO-SUCH')).problem()).toMatchObject({ status: 404, referenceCode: 1025 });
    expect((await t.client().get('/api/tariffs/options/me')).status).toBe(401);
  });
});

const limit = (client: TestClient, body: object) => client.send('PUT', '/api/usage/me/cost-limit', body);

describe('a cost limit', () => {
  it('refuses what would cost more: 1117; and a payment that comes for it nevertheless goes back', async () => {
    const { client } = await withLine();
    const contractId = (await usageOf(client))[0]?.contractId;
    const { url } = (await book(client, 'tuerkiye-5')).payload<{ url: string }>();
    (await limit(client, { contractId, limitCents: 900 })).payload();
    await bookAndPay(t, client, 'data-5');
    expect((await book(client, 'tuerkiye-100')).problem()).toMatchObject({
      status: 409,
      referenceCode: 1117,
    });
    await choose(t, url, 'pay');
    expect((await extras(client)).map(({ name }) => name)).toEqual(['5 GB extra']);
    expect((await usageOf(client))[0]?.costs).toEqual({ spentCents: 699, limitCents: 900 });
    (await limit(client, { contractId, limitCents: null })).payload();
    await bookAndPay(t, client, 'tuerkiye-100');
    const ordered = await paidOrder(t, (forms) => ({ ...forms, 'order/options': { optionIds: ['data-5'] } }));
    await live(t, 1);
    await logIn(ordered.client, ordered.email);
    // What was ordered with the line is on the first month's bill, and so counts in it.
    expect((await usageOf(ordered.client))[0]?.costs).toEqual({ spentCents: 699, limitCents: null });
    const foreign = await limit((await withLine()).client, { contractId, limitCents: 0 });
    expect(foreign.problem()).toMatchObject({ status: 404, referenceCode: 1109 });
  });
});
