import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, phones } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let anna: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  anna = (await customer(t, 'anna')).client;
  await customer(t, 'bora');
  await stepUp(anna);
});
afterAll(() => t.close());

const change = (body: unknown) => anna.send('PATCH', '/api/auth/me', body);

async function prove(phone: string) {
  t.pass({ seconds: 1 }); // the newest code counts, so no two are of the same moment
  await anna.post('/api/phone-auth/generate-otp', { phone });
  return anna.post('/api/phone-auth/verify-otp', { code: await t.code(phone) });
}

test('some fields are changed with PATCH, the whole form with PUT; both are normalised', async () => {
  const { user } = (await change({ city: '  Köln ', postalCode: '506 67' })).payload<{
    user: Record<string, string>;
  }>();
  expect(user).toMatchObject({ city: 'Köln', postalCode: '50667', phoneNumber: phones.anna });
  const { id: _id, invitationCode: _code, phoneNumber, ...rest } = user;
  const whole = { ...rest, phone: '0171 39200001', street: 'Ringstraße' };
  expect(phoneNumber).toBe(phones.anna);
  expect((await anna.send('PUT', '/api/auth/me', whole)).payload()).toMatchObject({
    user: { street: 'Ringstraße', phoneNumber: phones.anna },
  });
});

test('the rules of the form hold for both', async () => {
  expect((await change({ postalCode: '123' })).problem()).toMatchObject({
    status: 422,
    referenceCode: 1100,
    errors: [{ path: '/postalCode' }],
  });
  expect((await change({ shoeSize: 43 })).status).toBe(422);
  expect((await anna.send('PUT', '/api/auth/me', { city: 'Köln' })).status).toBe(422);
});

test("another account's phone or e-mail: 1066, 1048 at the field", async () => {
  expect((await change({ email: 'BORA@example.org' })).problem()).toMatchObject({
    referenceCode: 1048,
    errors: [{ path: '/email' }],
  });
  t.pass({ minutes: 14 }); // the phone has just had a code
  await stepUp(anna);
  expect((await prove(phones.bora)).problem().referenceCode).toBe(1066);
  expect((await change({ phone: phones.bora })).problem()).toMatchObject({
    referenceCode: 1066,
    errors: [{ path: '/phone' }],
  });
});

test('a new phone has to be proved first: 1107', async () => {
  const phone = '+4917139200077';
  expect((await change({ phone })).problem().referenceCode).toBe(1107);
  expect((await prove(phone)).status).toBe(200);
  expect((await change({ phone })).payload()).toMatchObject({ user: { phoneNumber: phone } });
});

test('nobody changes a profile without a session', async () => {
  expect((await t.client().send('PATCH', '/api/auth/me', {})).problem().referenceCode).toBe(1034);
});

test('a new address is told by mail, the same one again is not', async () => {
  const told = async () =>
    (await t.outbox('anna@example.org')).filter(({ text }) => /Adresse in Ihren Daten/.test(text));
  const before = (await told()).length;
  await change({ street: 'Gürtelstraße', houseNumber: '9' });
  expect(await told()).toHaveLength(before + 1);
  await change({ street: ' Gürtelstraße ', firstName: 'Anne' });
  expect(await told()).toHaveLength(before + 1);
});
