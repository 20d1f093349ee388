import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import type { Answer, TestClient } from '../../support/test-client.ts';
import { png, sendFile } from '../../support/uploads.ts';

const to = { form: 'support/message', field: '/files' };

let t: TestApp;
let ayse: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  ayse = (await customer(t, 'anna')).client;
});
afterAll(() => t.close());

const stranger = (remoteAddress: string) => t.client({ remoteAddress });

/** Begins to send, a file from each; those that find no place are answered at once. */
async function startSlowly(senders: readonly TestClient[]) {
  const slow = senders.map(() => new PassThrough());
  for (const stream of slow) stream.write(png().subarray(0, 20));
  const url = `/api/uploads/${to.form}?field=${to.field}`;
  const type = { 'content-type': 'application/octet-stream' };
  const sending = slow.map((stream, at) => senders[at]?.send('POST', url, stream, type));
  // Then all others have theirs.
  const refused = await Promise.race(sending);
  expect(refused?.problem()).toMatchObject({ status: 429, type: expect.stringContaining('budget:') });
  const finish = async () => {
    for (const stream of slow) stream.end(png().subarray(20));
    const answers = (await Promise.all(sending)).filter((one): one is Answer => one !== undefined);
    return answers.filter(({ status }) => status === 201).length;
  };
  return { finish };
}

test('strangers who send slowly leave places for customers', async () => {
  const senders = Array.from({ length: 30 }, (_, at) => stranger(`192.0.2.${at}`));
  const { finish } = await startSlowly(senders);
  expect((await sendFile(t.client(), to, png())).status).toBe(429);
  expect((await sendFile(ayse, to, png())).status).toBe(201);
  expect(await finish()).toBe(16);
  expect((await sendFile(t.client(), to, png())).status).toBe(201);
});

test.each([
  ['of IPv4', () => '192.0.2.7', '192.0.2.8'],
  ['of IPv6, however it ends', (at: number) => `2001:db8:1:2::${at}`, '2001:db8:1:3::1'],
])('strangers of one address %s take four places', async (_what, addressOf, another) => {
  const senders = Array.from({ length: 6 }, (_, at) => stranger(addressOf(at)));
  const { finish } = await startSlowly(senders);
  expect((await sendFile(stranger(another), to, png())).status).toBe(201);
  expect(await finish()).toBe(4);
  expect((await sendFile(stranger(addressOf(1)), to, png())).status).toBe(201);
});

test('a customer takes four places', async () => {
  const { finish } = await startSlowly(Array.from({ length: 6 }, () => ayse));
  expect(await finish()).toBe(4);
});
