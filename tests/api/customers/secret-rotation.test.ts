import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { setBudgets } from '../../support/budgets.ts';
import { type ExchangedSecret, exchangedSecret } from '../../support/exchanged-secret.ts';
import { customer, password, phones } from '../../support/people.ts';

let three: ExchangedSecret;
let before: TestApp;
let during: TestApp;
let after: TestApp;
beforeAll(async () => {
  three = await exchangedSecret();
  ({ before, during, after } = three);
});
afterAll(() => three.close());

const wrong = 'Wrong-pass1';

test('an address where the owner has logged in stays known', async () => {
  const { form } = await customer(before, 'anna', { remoteAddress: '192.0.2.60' });
  const logIn = async (app: TestApp, remoteAddress: string) => {
    const login = { username: form.contact.email, password };
    return (await app.client({ remoteAddress }).post('/api/auth/login', login)).status;
  };
  for (const app of [during, after]) await setBudgets(app, { passwordStrangers: [0, 900] });
  expect([await logIn(during, '192.0.2.60'), await logIn(during, '192.0.2.61')]).toEqual([200, 429]);
  // The login has remembered the address under the new secret.
  expect(await logIn(after, '192.0.2.60')).toBe(200);
  for (const app of [during, after]) await setBudgets(app);
});

/** Tries wrong passwords until one is refused. @returns how many were compared */
async function guesses(app: TestApp, username: string): Promise<number> {
  for (let n = 0; ; n++) {
    const answer = await app.client().post('/api/auth/login', { username, password: wrong });
    if (answer.status === 429) return n;
  }
}

test('wrong passwords are counted on: an exchange gives no new tries, at a server of either secret', async () => {
  const allowed = await guesses(before, 'a1@example.org');
  expect(allowed).toBeGreaterThan(1);
  expect(await guesses(during, 'a1@example.org')).toBe(0);
  expect(await guesses(during, 'a2@example.org')).toBe(allowed);
  for (const app of [before, after]) expect(await guesses(app, 'a2@example.org')).toBe(0);
});

test('wrong passwords inside a session are counted on', async () => {
  const { client } = await customer(before, 'bora');
  const guess = async (app: TestApp) => {
    const same = app.client();
    same.token = client.token;
    return (await same.post('/api/auth/step-up', { way: 'password', password: wrong })).status;
  };
  while ((await guess(before)) !== 429);
  expect(await guess(during)).toBe(429);
});

test('a new password forgets the wrong ones, under either secret', async () => {
  const { form } = await customer(before, 'cem');
  const username = form.contact.email;
  await guesses(before, username);
  const guest = during.client();
  during.pass({ minutes: 2 });
  await guest.post('/api/users/reset-password/generate-otp', { phone: phones.cem });
  const verified = await guest.post('/api/users/reset-password/verify-otp', {
    code: await during.code(phones.cem),
  });
  const { resetToken } = verified.payload<{ resetToken: string }>();
  const fresh = { password: 'Stadion-8Tor', passwordConfirmation: 'Stadion-8Tor' };
  (await guest.post('/api/users/reset-password', fresh, { 'x-reset-token': resetToken })).payload();
  for (const app of [before, during]) {
    const answer = await app.client().post('/api/auth/login', { username, password: fresh.password });
    expect(answer.status).toBe(200);
  }
});
