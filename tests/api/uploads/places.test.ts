import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';
import { png, sendFile } from '../../support/uploads.ts';

const to = { form: 'support/message', field: '/files' };
/** More than a process reads at once. */
const senders = 30;

let t: TestApp;
let ayse: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  ayse = (await customer(t, 'anna')).client;
});
afterAll(() => t.close());

test('strangers who send slowly leave places for customers', async () => {
  const slow = Array.from({ length: senders }, () => new PassThrough());
  for (const stream of slow) stream.write(png().subarray(0, 20));
  const url = `/api/uploads/${to.form}?field=${to.field}`;
  const type = { 'content-type': 'application/octet-stream' };
  const sending = slow.map((stream) => t.client().send('POST', url, stream, type));
  // Those that find no place are answered at once: then all others have theirs.
  const refused = await Promise.race(sending);
  expect(refused.problem()).toMatchObject({ status: 429, type: expect.stringContaining('budget:') });
  expect((await sendFile(t.client(), to, png())).status).toBe(429);
  expect((await sendFile(ayse, to, png())).status).toBe(201);
  for (const stream of slow) stream.end(png().subarray(20));
  const statuses = (await Promise.all(sending)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(16);
  expect((await sendFile(t.client(), to, png())).status).toBe(201);
});
