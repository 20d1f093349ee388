import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UsageHistory } from '../../../src/shared/api/usage.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { chooseCalls, customerWithLine, liveWithCalls, monthIn, wanted } from '../../support/calls.ts';
import { readPdf } from '../../support/pdf.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const listOf = (client: TestClient, { contractId }: { contractId: string }, month?: string) =>
  client.get(`/api/calls/me/${contractId}${month ? `?month=${month}` : ''}`);
test('the list begins with the choice, and its sums are those of the usage', async () => {
  const { client, line, again } = await customerWithLine(t, 2);
  (await chooseCalls(client, line, wanted.shortened)).payload();
  const chosenAt = t.now();
  await liveWithCalls(t, 12);
  const { months } = await again();
  expect(months).toHaveLength(1);
  const month = monthIn(await listOf(client, line));
  expect(month.connections.length).toBeGreaterThan(10);
  for (const { startedAt, number } of month.connections) {
    expect(new Date(startedAt).getTime()).toBeGreaterThanOrEqual(chosenAt.getTime());
    if (number !== null) expect(number).toMatch(/xxx$/);
  }
  const { history } = (await client.get(`/api/usage/me/history?contractId=${line.contractId}`)).payload<{
    history: UsageHistory;
  }>();
  // The network's word of today comes with the history alone.
  const today = berlinToday(t.now());
  const past = history.days.filter(({ day }) => day < today && day > berlinToday(chosenAt));
  const of = (kind: string) =>
    month.connections
      .filter((one) => one.kind === kind && berlinToday(new Date(one.startedAt)) > berlinToday(chosenAt))
      .reduce((sum, { amount }) => sum + amount, 0);
  expect(of('data')).toBe(past.reduce((sum, { dataMb }) => sum + dataMb, 0));
  expect(of('sms')).toBe(past.reduce((sum, { sms }) => sum + sms, 0));
  expect(month.used?.dataMb).toBeGreaterThan(month.listed.dataMb);
  expect(month.listed.cents).toBe(0);
});

test('the month of a list is that which its bill tells', async () => {
  const { client, line, again } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  await liveWithCalls(t, 33);
  const { months } = await again();
  expect(months).toHaveLength(2);
  const [newest, before] = months;
  expect(newest?.bill).toBeNull();
  const [bill] = await t.db.query<{ number: string; periodFrom: string }>(
    `SELECT number, period_from AS "periodFrom" FROM invoice WHERE contract_id = $1 AND kind = 'monthly' AND month = 2`,
    [line.contractId],
  );
  expect(before).toMatchObject({
    bill: { number: bill?.number },
    endsOn: addDays(bill?.periodFrom ?? '', -1),
  });
  const { connections, startsOn, endsOn } = monthIn(await listOf(client, line, before?.startsOn));
  const days = connections.map(({ startedAt }) => berlinToday(new Date(startedAt)));
  expect(days.every((day) => day >= startsOn && day <= endsOn)).toBe(true);
  expect(days).toContain(endsOn);
  for (const wrong of ['2020-01-01', '2030-01-01'])
    expect((await listOf(client, line, wrong)).problem()).toMatchObject({ referenceCode: 1109 });
});

test('the list is behind the step-up, told once a day, and no other customer’s', async () => {
  const { client, email, line, again } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  const other = await customerWithLine(t);
  await again();
  expect((await listOf(other.client, line)).problem()).toMatchObject({ status: 404, referenceCode: 1109 });
  expect((await other.client.post(`/api/calls/me/${line.contractId}/link`)).problem().status).toBe(404);
  const told = async () =>
    (await t.outbox(email)).filter(({ text }) => /Einzelverbindungen eines/.test(text));
  expect(await told()).toEqual([]);
  for (let look = 0; look < 3; look++) monthIn(await listOf(client, line));
  (await client.post(`/api/calls/me/${line.contractId}/link`)).payload();
  expect(await told()).toHaveLength(1);
  t.pass({ hours: 25 });
  await again();
  monthIn(await listOf(client, line));
  expect(await told()).toHaveLength(2);
});

test('the PDF is tagged, has every connection and no counselling line, and its link ends', async () => {
  const { client, line, again } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  await liveWithCalls(t, 25);
  await again();
  const { connections } = monthIn(await listOf(client, line));
  const { url } = (await client.post(`/api/calls/me/${line.contractId}/link`)).payload<{ url: string }>();
  const answer = await t.app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const pdf = await readPdf(answer.rawPayload);
  expect(pdf).toMatchObject({ isTagged: true, lang: 'de-DE', title: 'Einzelverbindungsnachweis' });
  expect(pdf.roles.filter((role) => role === 'TR').length).toBeGreaterThanOrEqual(connections.length + 1);
  expect(pdf.text).not.toMatch(/1110111|116 ?111|0116 ?016/);
  expect(pdf.pages).toBeGreaterThan(1);
  for (const wrong of [url.split('?')[0] ?? '', url.replace(/signature=./, 'signature=_')])
    expect((await t.app.inject(wrong)).statusCode).toBe(404);
  t.pass({ minutes: 6 });
  expect((await t.app.inject(url)).statusCode).toBe(404);
});

test('a list leaves nothing out, however much a line was used', async () => {
  const { client, line, again } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  await t.db.query(
    `INSERT INTO line_connection (contract_id, day, id, started_at, kind, zone, number, seconds, amount, cents)
     SELECT $1, $2, 'many-' || x, $3, 'sms', 'home', '+4917139200123', NULL, 1, 0 FROM generate_series(1, 10001) AS x`,
    [line.contractId, berlinToday(t.now()), t.now()],
  );
  await again();
  const month = monthIn(await listOf(client, line));
  expect(month.connections).toHaveLength(10_001);
  expect(month.listed.sms).toBe(10_001);
});
