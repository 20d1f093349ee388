import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { asForm } from '../../../src/server/modules/customers/profile.service.ts';
import type { UserView } from '../../../src/shared/api/customers.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { logIn } from '../../support/people.ts';
import {
  aCard,
  activate,
  askByCode,
  askByPassword,
  cancel,
  confirm,
  later,
  lineOwner,
  linkTo,
  ownSim,
  sendCode,
} from '../../support/replacements.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

/*
 * Ways in which a thief takes over somebody's number. None may succeed:
 *  1 a stolen session that is stepped up already, without the password
 *  2 the password without the mailbox
 *  3 an e-mail address that was changed just before
 *  4 a phone that was changed just before
 *  5 a code to the very SIM that is replaced
 *  6 a code that was asked for something else, or by another visitor
 *  7 a code or a link used again, also after the owner has cancelled
 *  8 many requests at once
 *  9 the line of another customer
 * 10 patience: the owner is told everywhere and cancels in time
 * 11 a card to an address that was changed just before
 * 12 a card whose address is changed after it was asked for
 * 13 a card from the letter box, with a stolen session
 */

let t: TestApp;
let victim: Awaited<ReturnType<typeof lineOwner>>;
let iccid: string;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  victim = await lineOwner(t);
  iccid = victim.sim.iccid;
});
/** Whatever was tried: after two days the number is still on the owner's SIM. */
afterEach(async () => {
  await later(t, 48);
  const [card] = await t.db.query<{ iccid: string; state: string }>(
    'SELECT iccid, state FROM sim_card WHERE order_id = $1',
    [victim.order.id],
  );
  expect(card).toEqual({ iccid, state: 'active' });
});

const codeOf = async (client: TestClient) => {
  (await sendCode(client, victim.id)).payload();
  return t.code(victim.phone);
};
const profileOf = async (client: TestClient) =>
  asForm((await client.get('/api/users/me')).payload<{ user: UserView }>().user);

test('1: a stolen session, even stepped up, does not do without password or code', async () => {
  await stepUp(victim.client);
  expect((await askByPassword(victim.client, victim.id, 'Geraten-1')).problem().referenceCode).toBe(1100);
  expect((await askByCode(victim.client, victim.id, '000000')).problem().referenceCode).toBe(1031);
});

test('2: the password alone waits for a link that only the mailbox has; it ends after an hour', async () => {
  (await askByPassword(victim.client, victim.id)).payload();
  const token = await linkTo(t, victim.email, 'confirm');
  expect((await victim.client.get('/api/sims/me')).text).not.toContain(token);
  expect((await confirm(t, `${token.slice(0, -1)}-`)).problem().referenceCode).toBe(1143);
  t.pass({ minutes: 61 });
  expect((await confirm(t, token)).problem().referenceCode).toBe(1143);
});

test('3: a link goes to no e-mail address that is new', async () => {
  const { client, id } = victim;
  await stepUp(client);
  const form = { ...(await profileOf(client)), email: 'dieb@example.org' };
  (await client.send('PUT', '/api/auth/me', form)).payload();
  expect((await askByPassword(client, id)).problem()).toMatchObject({ status: 403, referenceCode: 1142 });
  expect(await linkTo(t, 'dieb@example.org', 'confirm')).toBe('');
  // A code still works; then the old address is told as well, and can cancel.
  (await askByCode(client, id, await codeOf(client))).payload();
  (await cancel(t, await linkTo(t, victim.email, 'cancel'))).payload();
});

test('4: a code goes to no phone that is new', async () => {
  const { client, id } = victim;
  const phone = '+4917139200099';
  await stepUp(client);
  t.pass({ minutes: 2 });
  (await client.post('/api/phone-auth/generate-otp', { phone })).payload();
  (await client.post('/api/phone-auth/verify-otp', { code: await t.code(phone) })).payload();
  (await client.send('PATCH', '/api/auth/me', { phone })).payload();
  t.pass({ days: 13 });
  await logIn(client, victim.email);
  expect((await sendCode(client, id)).problem().referenceCode).toBe(1142);
  expect((await askByCode(client, id, '123456')).problem().referenceCode).toBe(1142);
});

test('5: a code to the SIM itself proves nothing', async () => {
  await t.db.query('UPDATE users SET phone = $2 WHERE email = $1', [victim.email, victim.sim.msisdn]);
  expect((await sendCode(victim.client, victim.id)).problem()).toMatchObject({
    status: 422,
    referenceCode: 1141,
  });
  expect((await askByCode(victim.client, victim.id, '123456')).problem().referenceCode).toBe(1141);
});

test('6: a code for something else, or of another visitor, proves nothing', async () => {
  const { client, id, phone } = victim;
  (await client.post('/api/auth/step-up/generate-otp')).payload();
  expect((await askByCode(client, id, await t.code(phone))).problem().referenceCode).toBe(1031);
  t.pass({ minutes: 2 });
  const code = await codeOf(client);
  const elsewhere = t.client();
  elsewhere.token = client.token;
  expect((await askByCode(elsewhere, id, code)).problem().referenceCode).toBe(1029);
});

test('7: neither a code nor a link works twice, and nothing works after the owner has cancelled', async () => {
  const { client, id, email } = victim;
  const code = await codeOf(client);
  (await askByCode(client, id, code)).payload();
  const cancelling = await linkTo(t, email, 'cancel');
  (await cancel(t, cancelling)).payload();
  expect((await askByCode(client, id, code)).problem().referenceCode).toBe(1030);
  expect((await cancel(t, cancelling)).problem().referenceCode).toBe(1143);
  expect((await confirm(t, cancelling)).problem().referenceCode).toBe(1143);
  (await askByPassword(client, id)).payload();
  const confirming = await linkTo(t, email, 'confirm');
  (await confirm(t, confirming)).payload();
  (await cancel(t, await linkTo(t, email, 'cancel'))).payload();
  expect((await confirm(t, confirming)).problem().referenceCode).toBe(1143);
  // A link that a later request has replaced is void, too.
  (await askByPassword(client, id)).payload();
  const first = await linkTo(t, email, 'confirm');
  (await askByPassword(client, id)).payload();
  expect((await confirm(t, first)).problem().referenceCode).toBe(1143);
});

test('8: of many requests at once one is taken, and its cancelling cancels all', async () => {
  const { client, id, email } = victim;
  const code = await codeOf(client);
  const answers = await Promise.all([1, 2, 3, 4].map(() => askByCode(client, id, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await askByPassword(client, id)).problem().referenceCode).toBe(1144);
  expect((await sendCode(client, id)).problem().referenceCode).toBe(1144);
  (await cancel(t, await linkTo(t, email, 'cancel'))).payload();
});

test('9: nobody asks for, confirms or cancels that of another customer or brand', async () => {
  const thief = await lineOwner(t);
  expect((await sendCode(thief.client, victim.id)).problem().referenceCode).toBe(1109);
  expect((await askByPassword(thief.client, victim.id)).problem().referenceCode).toBe(1109);
  (await askByPassword(victim.client, victim.id)).payload();
  const token = await linkTo(t, victim.email, 'confirm');
  for (const way of ['asked', 'confirm']) {
    const other = await t.client({ team: 'aslan' }).post(`/api/sims/replacement/${way}`, { token });
    expect(other.problem().referenceCode).toBe(1143);
  }
});

test('10: the owner is told at the SIM that is to be replaced, and cancels there', async () => {
  (await askByPassword(victim.client, victim.id)).payload();
  (await confirm(t, await linkTo(t, victim.email, 'confirm'))).payload();
  await later(t, 23);
  (await cancel(t, await linkTo(t, victim.sim.msisdn, 'cancel'))).payload();
  await logIn(victim.client, victim.email);
  expect(await ownSim(victim.client)).toMatchObject({ iccid, replacedFrom: null });
});

const moved = async (client: TestClient) =>
  (
    await client.send('PUT', '/api/auth/me', { ...(await profileOf(client)), street: 'Diebesgasse' })
  ).payload();

test('11: a card goes to no address that is new, by no proof', async () => {
  const { client, id } = victim;
  await moved(client);
  t.pass({ days: 13 });
  await logIn(client, victim.email);
  const refused = { status: 403, referenceCode: 1156 };
  expect((await askByPassword(client, id, undefined, aCard)).problem()).toMatchObject(refused);
  expect((await askByCode(client, id, await codeOf(client), aCard)).problem()).toMatchObject(refused);
});

test('12: a card goes to the address of the moment in which it was asked for', async () => {
  const { client, id, email } = victim;
  const { logistics } = t.deps.ports;
  const { updateOn } = logistics;
  const streets: string[] = [];
  logistics.updateOn = (parcel, today) => {
    streets.push(parcel.recipient.street);
    return updateOn(parcel, today);
  };
  const { street } = await profileOf(client);
  (await askByPassword(client, id, undefined, aCard)).payload();
  await moved(client);
  (await confirm(t, await linkTo(t, email, 'confirm'))).payload();
  await later(t, 25);
  await later(t, 25);
  logistics.updateOn = updateOn;
  expect(new Set(streets)).toEqual(new Set([street]));
});

test('13: who has the letter and a session does not switch the card on; who owns the line cancels it', async () => {
  const { client, id, email } = victim;
  (await askByCode(client, id, await codeOf(client), aCard)).payload();
  for (const _day of [1, 2, 3, 4]) await later(t, 24);
  await logIn(client, email);
  expect((await ownSim(client)).card?.parcel).toBe('handedOver');
  expect((await activate(client, id)).problem().referenceCode).toBe(1112);
  (await cancel(t, await linkTo(t, victim.sim.msisdn, 'cancel'))).payload();
  await stepUp(client);
  expect((await activate(client, id)).problem().referenceCode).toBe(1157);
});
