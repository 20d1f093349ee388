import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';
import { pdf, sendFile } from '../../support/uploads.ts';

const to = { form: 'support/message', field: '/files' };
const operator = 'betrieb@example.org';
const metricsToken = 'a-token-of-the-operator';

let t: TestApp;
let ayse: TestClient;
beforeAll(async () => {
  const env = { UPLOAD_WAITING_MB: '2', OPERATOR_EMAIL: operator, METRICS_TOKEN: metricsToken };
  t = await createTestApp({ env });
  ayse = (await customer(t, 'anna')).client;
});
afterAll(() => t.close());

const full = { status: 503, referenceCode: 1132 };
const subjects = async () => (await t.outbox(operator)).map(({ subject }) => subject);

test('strangers fill half of the room; customers have the other half, and the operator is told once', async () => {
  expect((await sendFile(t.client(), to, pdf(600_000))).status).toBe(201);
  expect((await sendFile(t.client(), to, pdf(600_000))).problem()).toMatchObject(full);
  expect((await sendFile(t.client(), to, pdf(600_000))).problem()).toMatchObject(full);
  expect(await subjects()).toEqual(['Kein Platz mehr für Dateien von Gästen']);
  expect((await sendFile(ayse, to, pdf(1_200_000))).status).toBe(201);
  expect((await sendFile(ayse, to, pdf(1_200_000))).problem()).toMatchObject(full);
  expect(await subjects()).toEqual(['Kein Platz mehr für Dateien von Gästen', 'Kein Platz mehr für Dateien']);
  const metrics = (
    await t.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
  ).body;
  expect(metrics).toContain('budget_refusals_total{budget="uploadRoomStrangers"} 2');
  expect(metrics).toContain('budget_used_up_total{budget="uploadRoomStrangers"} 1');
  t.pass({ minutes: 61 });
  expect((await sendFile(t.client(), to, pdf(600_000))).problem()).toMatchObject(full);
  expect(await subjects()).toHaveLength(3);
});

test.each([
  ['that finds no room', 600_000, full],
  ['that is too large', 5_000_001, { status: 422, errors: [{ path: '/files', rule: 'uploadSize' }] }],
])('a file %s by its announced length is not read', async (_what, length, refusal) => {
  const never = new PassThrough();
  never.write(pdf());
  const url = `/api/uploads/${to.form}?field=${to.field}`;
  const headers = { 'content-type': 'application/octet-stream', 'content-length': String(length) };
  const answer = await t.client().send('POST', url, never, headers);
  expect(answer.problem()).toMatchObject(refusal);
  // What is not read ends with its connection.
  expect(answer.headers.connection).toBe('close');
});
