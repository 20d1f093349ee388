import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChangesView } from '../../../src/shared/api/changes.ts';
import type { ContractView } from '../../../src/shared/api/contracts.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { withdraw } from '../../support/declarations.ts';
import { invoicesOf, leap, live, paidOrder } from '../../support/lines.ts';
import { readPdf } from '../../support/pdf.ts';
import { customer, logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let line: Awaited<ReturnType<typeof paidOrder>>;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  line = await paidOrder(t); // a Flex M that begins on the same day
  await live(t, 1);
  await logIn(line.client, line.email);
});

const changes = async (client: TestClient = line.client) =>
  (await client.get('/api/tariffs/me/changes')).payload<ChangesView>();

async function tariffId(slug: string): Promise<string> {
  const { offers } = await changes();
  return offers.find(({ tariff }) => tariff.slug === slug)?.tariff.id ?? '';
}

async function order(slug: string, earlyStart = true, key: string = randomUUID()) {
  const id = await tariffId(slug);
  await line.client.post('/api/tariffs/me/contract-summary', { tariffId: id, earlyStart });
  return send(id, earlyStart, key);
}

function send(id: string, earlyStart = true, key: string = randomUUID()) {
  const body = { tariffId: id, earlyStart, summaryReceived: true, termsAccepted: true };
  return line.client.post('/api/tariffs/me', body, { 'idempotency-key': key });
}

const contract = async () =>
  (await line.client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>().contracts[0];

describe('another tariff', () => {
  test('begins with the next month, with its price on that bill and not before', async () => {
    const startsOn = (await contract())?.startsOn ?? '';
    const planned = (await order('flex-l')).payload<{ planned: { startsOn: string } }>().planned;
    expect(planned).toMatchObject({ tariffName: 'Flex L', monthlyCents: 1999 });
    expect(planned.startsOn > (startsOn ?? '')).toBe(true);
    expect((await contract())?.tariffName).toBe('Flex M');
    await leap(t, 31);
    await logIn(line.client, line.email);
    expect((await contract())?.tariffName).toBe('Flex L');
    const monthly = (await invoicesOf(t, line.order.id)).filter(({ kind }) => kind === 'monthly');
    const plans = monthly.map(({ lines }) => lines.find(({ id }) => id === 'tariff'));
    expect(plans.map((plan) => [plan?.args.name, plan?.cents])).toEqual([
      ['Flex M', 1499],
      ['Flex L', 1999],
    ]);
    const told = await t.db.query(
      `SELECT act, input #>> '{plan,id}' AS plan FROM network_task n JOIN contract c ON c.id = n.line_id
        WHERE c.order_id = $1 AND act IN ('activate', 'changePlan') ORDER BY n.id`,
      [line.order.id],
    );
    expect(told).toEqual([
      { act: 'activate', plan: 'BSS-FLEX-M' },
      { act: 'changePlan', plan: 'BSS-FLEX-L' },
    ]);
    const mails = (await t.outbox(line.email)).map(({ template }) => template);
    expect(mails.filter((name) => name.startsWith('tariff-change'))).toEqual([
      'tariff-change-ordered',
      'tariff-changed',
    ]);
  });

  test('can be ordered as soon as the line is shown as active', async () => {
    const fresh = await paidOrder(t); // no job has run since
    const { contracts } = (await fresh.client.get('/api/contracts/me')).payload<{
      contracts: ContractView[];
    }>();
    expect(contracts[0]?.state).toBe('active');
    expect((await changes(fresh.client)).tariffName).toBe('Flex M');
  });

  test('and its bill names no day to cancel that is over', async () => {
    await order('single-l');
    await leap(t, 31);
    const lastDayOf = async (month: number) => {
      const found = (await invoicesOf(t, line.order.id)).find((bill) => bill.month === month);
      const [paper] = await t.db.query<{ bytes: Uint8Array }>(
        'SELECT bytes FROM document WHERE invoice_id = $1',
        [found?.id ?? ''],
      );
      const { text } = await readPdf(paper?.bytes ?? new Uint8Array());
      return /Letzter Tag für die Kündigung[^\d]*(\S+)/.exec(text)?.[1];
    };
    // A month of notice before the end of the 24 months.
    expect(await lastDayOf(2)).toMatch(/^\d\d\.\d\d\.2028$/);
    await t.db.query(
      "UPDATE contract SET minimum_ends_on = minimum_ends_on - interval '23 months' WHERE order_id = $1",
      [line.order.id],
    );
    await leap(t, 31);
    expect(await lastDayOf(3)).toBeUndefined();
  });

  test('without the wish for an early start it waits until the withdrawal period is over', async () => {
    await leap(t, 20); // the next month begins within the two weeks
    await logIn(line.client, line.email);
    const offer = (await changes()).offers.find(({ tariff }) => tariff.slug === 'flex-l');
    expect(offer && offer.startsAfterWithdrawalOn > offer.startsOn).toBe(true);
    const { planned } = (await order('flex-l', false)).payload<{ planned: { startsOn: string } }>();
    expect(planned.startsOn).toBe(offer?.startsAfterWithdrawalOn);
  });

  test('needs the contract summary of just this change', async () => {
    const id = await tariffId('flex-l');
    expect((await send(id)).problem().referenceCode).toBe(1110);
    await line.client.post('/api/tariffs/me/contract-summary', { tariffId: id, earlyStart: true });
    await leap(t, 31); // another month would begin, and the summary names the old one
    await logIn(line.client, line.email);
    expect((await send(id)).problem().referenceCode).toBe(1110);
  });

  test('its summary says from when, what it costs and until when', async () => {
    const id = await tariffId('flex-l');
    const answer = await line.client.post('/api/tariffs/me/contract-summary', {
      tariffId: id,
      earlyStart: true,
    });
    const { url } = answer.payload<{ summary: { url: string } }>().summary;
    const { text } = await readPdf((await t.app.inject(url)).rawPayload);
    const flat = text.replace(/\s+/g, ' ');
    expect(flat).toContain('„Flex L“ statt „Flex M“');
    expect(flat).toContain('19,99 €');
    expect(flat).not.toContain('Bei der Bestellung zu zahlen');
    expect(flat).not.toContain('Versand');
  });

  test('the same again is 1033, also while it is planned', async () => {
    expect((await order('flex-m')).problem().referenceCode).toBe(1033);
    expect((await order('flex-l')).status).toBe(201);
    expect((await order('flex-l')).problem().referenceCode).toBe(1033);
  });

  test('sent twice it is one change; ordered anew it takes the place of the first', async () => {
    const key = randomUUID();
    const first = (await order('flex-l', true, key)).payload();
    expect((await order('flex-l', true, key)).payload()).toEqual(first);
    expect((await order('flex-s')).status).toBe(201);
    expect((await changes()).planned?.tariffName).toBe('Flex S');
    const rows = await t.db.query<{ state: string }>(
      `SELECT state FROM tariff_change h JOIN contract c ON c.id = h.contract_id
        WHERE c.order_id = $1 ORDER BY h.created_at, state`,
      [line.order.id],
    );
    expect(rows.map(({ state }) => state).sort()).toEqual(['planned', 'revoked']);
  });

  test('can be taken back until it begins', async () => {
    await order('flex-l');
    expect((await line.client.send('DELETE', '/api/tariffs/me/changes')).payload()).toEqual({
      planned: null,
    });
    await leap(t, 31);
    await logIn(line.client, line.email);
    expect((await contract())?.tariffName).toBe('Flex M');
  });

  test('of a contract that ends never begins', async () => {
    await order('flex-l');
    const { id } = (await contract()) ?? { id: '' };
    expect((await line.client.post(`/api/contracts/me/${id}/cancellation`, {})).status).toBe(201);
    await leap(t, 31);
    await logIn(line.client, line.email);
    expect((await contract())?.tariffName).toBe('Flex M');
    expect((await changes(line.client).catch(() => null))?.planned ?? null).toBeNull();
  });

  test('with a minimum term only a dearer one', async () => {
    expect((await order('single-m')).payload<{ planned: object }>().planned).toMatchObject({
      monthlyCents: 1499,
    });
    await leap(t, 31);
    await logIn(line.client, line.email);
    const { offers, minimumEndsOn } = await changes();
    expect(minimumEndsOn > '2028-01-01').toBe(true);
    const refusals = Object.fromEntries(offers.map(({ tariff, refusal }) => [tariff.slug, refusal]));
    expect(refusals).toMatchObject({ 'single-m': 'same', 'flex-m': 'cheaperInTerm', 'single-l': null });
    expect((await order('flex-s')).problem().referenceCode).toBe(1122);
    expect((await order('single-l')).status).toBe(201);
  });
});

test('the ping says 304 until the contract changes, and 1023 where there is none', async () => {
  const path = '/api/tariffs/me/ping';
  const ask = (etag?: string) =>
    line.client.send('GET', path, undefined, etag === undefined ? {} : { 'if-none-match': etag });
  const first = await ask();
  const etag = String(first.headers.etag);
  expect(first.payload<{ version: string }>().version).toBe(etag.slice(1, -1));
  expect((await ask(etag)).status).toBe(304);
  expect((await ask(etag)).text).toBe('');
  await order('flex-l');
  await leap(t, 31);
  await logIn(line.client, line.email);
  const changed = await ask(etag);
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
  const { client: lineless } = await customer(t, 'deniz');
  expect((await lineless.get(path)).problem()).toMatchObject({ status: 404, referenceCode: 1023 });
});

test('a business tariff and a second card are no offer for a main line; an unknown one is 1012', async () => {
  const { offers } = await changes();
  expect(offers.some(({ tariff }) => tariff.businessOnly || tariff.mainContractRequired)).toBe(false);
  expect((await send(randomUUID())).problem().referenceCode).toBe(1012);
});

test('without a line there is nothing to change', async () => {
  const other = await paidOrder(t, (forms) => ({
    ...forms,
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
  }));
  const answer = await other.client.get('/api/tariffs/me/changes');
  expect(answer.problem().referenceCode).toBe(1023);
});

describe('withdrawing from a change', () => {
  const outcomeOf = async (receipt: { id: string }) =>
    (await t.db.query<{ outcome: string }>('SELECT outcome FROM declaration WHERE id = $1', [receipt.id]))[0]
      ?.outcome;
  const numberOf = async () =>
    (
      await t.db.query<{ number: string }>(
        'SELECT h.number FROM tariff_change h JOIN contract c ON c.id = h.contract_id WHERE c.order_id = $1',
        [line.order.id],
      )
    )[0]?.number ?? '';

  test('that is planned takes back the change alone; the mail had its number', async () => {
    (await order('flex-l')).payload();
    const contractNumber = await numberOf();
    const mail = (await t.outbox(line.email)).find(({ template }) => template === 'tariff-change-ordered');
    expect(mail?.text).toContain(contractNumber);
    const receipt = await withdraw(t.client(), { ...line.declared, contractNumber });
    expect(await outcomeOf(receipt)).toBe('done');
    expect(await changes()).toMatchObject({ tariffName: 'Flex M', planned: null });
    expect((await contract())?.state).toBe('active');
    const again = await withdraw(t.client(), { ...line.declared, part: 'Tarifwechsel' });
    expect(await outcomeOf(again)).toBe('repeated');
  });

  test('that has begun is decided by people while its period lasts, and is no withdrawal from the line', async () => {
    await live(t, 25);
    await logIn(line.client, line.email);
    (await order('flex-l')).payload();
    await live(t, 8);
    await logIn(line.client, line.email);
    expect((await contract())?.tariffName).toBe('Flex L');
    const named = await withdraw(t.client(), { ...line.declared, contractNumber: await numberOf() });
    const whole = await withdraw(t.client(), line.declared);
    expect([await outcomeOf(named), await outcomeOf(whole)]).toEqual(['review', 'review']);
    const told = await t.db.query<{ text: string }>(
      "SELECT text FROM outbox WHERE template = 'declaration-waiting' AND text LIKE '%' || $1 || '%'",
      [named.number],
    );
    expect(told[0]?.text).toContain('hat schon begonnen');
    expect((await contract())?.state).toBe('active');
  });
});
