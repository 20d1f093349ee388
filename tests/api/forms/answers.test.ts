import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { askMore } from '../../support/asked-more.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { examplesOf } from '../../support/example.ts';
import { follow, readGuide } from '../../support/guide.ts';
import { guestReady, sendOrder } from '../../support/orders.ts';
import { guestWithProof, phones, registration } from '../../support/people.ts';

/** Leads wait for this CRM; nothing is sent by this test. */
const crm = {
  ZOHO_API_URL: 'http://127.0.0.1:9',
  ZOHO_ACCOUNTS_URL: 'http://127.0.0.1:9',
  ZOHO_CLIENT_ID: 'id',
  ZOHO_CLIENT_SECRET: 'secret',
  ZOHO_REFRESH_TOKEN: 'token',
};
const FROM = { type: 'string', enum: ['friend', 'poster'] };

let copy: DefinitionsCopy;
let t: TestApp;
beforeAll(async () => {
  copy = await copyDefinitions();
  for (const form of [
    'support/message',
    'giveaway/entry',
    'auth/corporate-register',
    'contract/cancel',
    'order/coupon',
  ])
    await askMore(copy, form, 'town');
  await askMore(copy, 'auth/register', 'heardFrom', { field: FROM, path: ['personal'], labelled: false });
  await askMore(copy, 'account/profile', 'town');
  for (const lang of ['de', 'tr'])
    await copy.edit(`locales/${lang}/auth.json`, (text) =>
      text.replace(
        '{',
        '{ "auth.register.personal.heardFrom.label": "Woher kennen Sie uns?", "auth.register.personal.heardFrom.option.friend": "Von Freunden", "auth.register.personal.heardFrom.option.poster": "Vom Plakat",',
      ),
    );
  t = await createTestApp({ root: copy.root, env: crm });
  expect(t.definitions.faults()).toEqual([]);
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

async function kept(table: string): Promise<Record<string, { version: string; values: object }> | null> {
  const rows = await t.db.query<{ answers: Record<string, { version: string; values: object }> | null }>(
    `SELECT answers FROM ${table} ORDER BY ${table === 'declaration' ? 'received_at' : 'created_at'} DESC LIMIT 1`,
  );
  return rows[0]?.answers ?? null;
}

const withTown = (form: string, town: string) => ({
  [form]: { version: t.definitions.versions()[form], values: { '/town': town } },
});

test('the guide’s own recipe keeps the city that the survey asks for', async () => {
  const recipe = (await readGuide()).find(({ title }) => title === 'add a field');
  if (!recipe) throw new Error('The recipe is gone.');
  const undo = await follow(copy.root, recipe);
  await t.definitions.reload();
  expect(t.definitions.faults()).toEqual([]);
  expect((await t.client().post('/api/survey', { rating: 5, city: ' Köln ' })).status).toBe(201);
  expect(await kept('survey_answer')).toEqual({
    'survey/answer': { version: t.definitions.versions()['survey/answer'], values: { '/city': 'Köln' } },
  });
  await undo();
  await t.definitions.reload();
  await t.client().post('/api/survey', { rating: 5 });
  t.pass({ seconds: 1 });
  expect((await t.db.query('SELECT id FROM survey_answer WHERE answers IS NULL')).length).toBe(1);
});

test('the service reads the answer in the mail, even with signs that the database cannot store', async () => {
  const { valid } = await examplesOf('support/message');
  const sent = { ...valid, town: 'Köln\u0000 \\u0000 \ud800!' };
  expect((await t.client().post('/api/support/messages', sent)).status).toBe(201);
  expect(await kept('support_message')).toEqual(withTown('support/message', 'Köln\ufffd \\u0000 \ufffd!'));
  expect((await t.outbox('service@kanarya.fanline.example')).at(-1)?.text).toContain('town: Köln');
});

test.each([
  ['/api/zoho/corporate-register', 'auth/corporate-register', 'application'],
  ['/api/zoho/giveaway', 'giveaway/entry', 'giveaway_entry'],
])('%s keeps the answer, and the CRM gets it', async (url, form, table) => {
  const { valid } = await examplesOf(form);
  const answer = await t.client().post(url, { ...valid, town: 'Bonn' });
  if (answer.status === 404) return expect(answer.problem().referenceCode).toBe(1010); // no round is open
  expect(answer.status).toBeLessThan(300);
  expect(await kept(table)).toEqual(withTown(form, 'Bonn'));
  const leads = await t.db.query<{ payload: { description: string } }>(
    `SELECT payload FROM system_task WHERE kind = 'saveLead'`,
  );
  expect(leads.at(-1)?.payload.description).toContain('\ntown: Bonn');
});

test('a cancellation keeps the answer in a column of its own', async () => {
  const { valid } = await examplesOf('contract/cancel');
  expect((await t.client().post('/api/contracts/cancellations', { ...valid, town: 'Bonn' })).status).toBe(
    201,
  );
  expect(await kept('declaration')).toEqual(withTown('contract/cancel', 'Bonn'));
  const [row] = await t.db.query<{ content: object }>('SELECT content FROM declaration');
  expect(row?.content).not.toHaveProperty('town');
  const mails = await t.outbox('service@kanarya.fanline.example');
  expect(mails.find(({ subject }) => subject?.endsWith(': weitere Angaben'))?.text).toContain('town: Bonn');
});

test('the account shows what was answered, in the words of the form that asked; no repeated password is kept', async () => {
  const client = await guestWithProof(t, phones.anna);
  const form = registration({ phone: phones.anna, email: 'anna@example.org' });
  const sent = { ...form, personal: { ...form.personal, heardFrom: 'poster' } };
  const { accessToken } = (await client.post('/api/auth/register', sent)).payload<{ accessToken: string }>();
  client.token = accessToken;
  expect(await kept('users')).toEqual({
    'auth/register': { version: expect.any(String), values: { '/personal/heardFrom': 'poster' } },
  });
  expect((await client.get('/api/auth/me/answers')).payload()).toEqual({
    answers: [
      {
        form: 'auth/register',
        pointer: '/personal/heardFrom',
        label: 'Woher kennen Sie uns?',
        text: 'Vom Plakat',
      },
    ],
    profile: {},
  });
  const { personal, contact } = form;
  const profile = {
    salutation: personal.salutation,
    firstName: personal.firstName,
    lastName: personal.lastName,
    email: contact.email,
    phone: contact.phone,
    street: contact.street,
    houseNumber: contact.houseNumber,
    postalCode: contact.postalCode,
    city: contact.city,
  };
  expect((await client.send('PUT', '/api/auth/me', { ...profile, town: 'Köln' })).status).toBe(200);
  const ofProfile = async () =>
    (await client.get('/api/auth/me/answers')).payload<{ profile: object }>().profile;
  expect(await ofProfile()).toEqual({ town: 'Köln' });
  // Another field is changed alone: the answer stays. The whole form without it: it is taken back.
  expect((await client.send('PATCH', '/api/auth/me', { city: 'Bonn' })).status).toBe(200);
  expect(await ofProfile()).toEqual({ town: 'Köln' });
  expect((await client.send('PUT', '/api/auth/me', profile)).status).toBe(200);
  expect(await ofProfile()).toEqual({});
  expect(Object.keys((await kept('users')) ?? {})).toEqual(['auth/register']);
});

test('an order shows what its forms were answered, also after the field is gone', async () => {
  const { client, forms } = await guestReady(t, phones.bora);
  const coupon: object = { town: 'Köln' };
  const given: OrderForms = {
    ...forms,
    'order/coupon': coupon,
    'order/approval': { ...forms['order/approval'], marketingConsent: true },
  };
  const { order, session } = (await sendOrder(client, given)).payload<{
    order: OrderView;
    session: { accessToken: string };
  }>();
  client.token = session.accessToken;
  expect(order.answers).toEqual([{ form: 'order/coupon', pointer: '/town', label: 'town', text: 'Köln' }]);
  expect(await kept('orders')).toEqual(withTown('order/coupon', 'Köln'));
  const mails = await t.outbox('service@kanarya.fanline.example');
  expect(
    mails.find(({ subject }) => subject === `Bestellung ${order.number}: weitere Angaben`)?.text,
  ).toContain('town: Köln');
  const [user] = await t.db.query<{ agreed: boolean }>(
    'SELECT u.marketing_consent AS agreed FROM users u JOIN orders o ON o.user_id = u.id WHERE o.id = $1',
    [order.id],
  );
  expect(user?.agreed).toBe(true);
  await copy.edit('schemas/order/coupon.schema.json', (text) => text.replace('"town"', '"place"'));
  for (const lang of ['de', 'tr'])
    await copy.edit(`locales/${lang}/order.json`, (text) =>
      text.replace('coupon.town.label', 'coupon.place.label'),
    );
  await copy.edit('ui-schemas/order/coupon.ui.json', (text) => text.replace('"town"', '"place"'));
  await t.definitions.reload();
  expect(t.definitions.faults()).toEqual([]);
  const { order: later } = (await client.get(`/api/orders/${order.id}`)).payload<{ order: OrderView }>();
  expect(later.answers).toEqual(order.answers);
});

test('a field that would be asked and thrown away is held back', async () => {
  await askMore(copy, 'auth/login', 'town');
  await t.definitions.reload();
  const [fault] = t.definitions.faults();
  expect(fault?.sentence).toBe(
    'Nobody reads /town, and answers to this form are stored nowhere. Leave it out, or say "x-keep": false.',
  );
  expect(
    (await t.client().post('/api/auth/login', { username: 'a@example.org', password: 'x', town: 'y' }))
      .status,
  ).toBe(422);
});
