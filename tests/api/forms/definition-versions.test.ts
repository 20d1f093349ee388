import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { examplesOf } from '../../support/example.ts';
import { askForSummary, guestReady, sendOrder } from '../../support/orders.ts';
import { guestWithProof, registration } from '../../support/people.ts';

let t: TestApp;
let copy: DefinitionsCopy;

beforeAll(async () => {
  copy = await copyDefinitions();
  t = await createTestApp({ root: copy.root });
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

const version = (id: string) => t.definitions.versions()[id] ?? '';
const under = (id: string) => ({ 'x-definition-version': version(id) });

/** What an analyst does while the system runs. */
async function change(file: string, from: string, to: string) {
  await copy.edit(file, (text) => text.replace(from, to));
  await t.definitions.reload();
  expect(t.definitions.faults()).toEqual([]);
}

let mails = 0;
async function entry() {
  const { valid } = await examplesOf('giveaway/entry');
  mails += 1;
  return { ...valid, email: `entry${mails}@example.org` };
}
const enter = (body: unknown, headers: Record<string, string>) =>
  t.client().post('/api/zoho/giveaway', body, headers);

describe('a form that was filled in under an older version', () => {
  let older: Record<string, string>;
  beforeEach(() => {
    older = under('giveaway/entry');
  });

  test('is accepted when today’s rules accept it, too', async () => {
    await change('schemas/definitions/personName.schema.json', '"maxLength": 100', '"maxLength": 90');
    expect(version('giveaway/entry')).not.toBe(older['x-definition-version']);
    expect((await enter(await entry(), older)).status).toBe(201);
  });

  test('is refused by 409 and 1108 when today’s rules refuse it, with the field and today’s sentence', async () => {
    await change('schemas/definitions/personName.schema.json', '"maxLength": 90', '"maxLength": 10');
    const refused = (await enter({ ...(await entry()), name: 'Ayşe Yıldırım' }, older)).problem();
    expect(refused).toMatchObject({
      status: 409,
      referenceCode: 1108,
      errors: [{ path: '/name', rule: 'maxLength', message: expect.stringContaining('10') }],
    });
    await change('schemas/definitions/personName.schema.json', '"maxLength": 10', '"maxLength": 90');
  });

  test('is asked again for a consent whose text has changed, in the language of the page', async () => {
    const german = 'locales/de/giveaway.json';
    await change(german, '"giveaway.entry.isCheck.label": "', '"giveaway.entry.isCheck.label": "Neu: ');
    const refused = (await enter(await entry(), older)).problem();
    expect(refused).toMatchObject({
      status: 409,
      referenceCode: 1108,
      errors: [{ path: '/isCheck', rule: 'consentChanged', message: expect.stringContaining('geändert') }],
    });
    // Who fills it in again does so under the new version.
    expect((await enter(await entry(), under('giveaway/entry'))).status).toBe(201);
    const turkish = t.client({ lang: 'tr' });
    expect((await turkish.post('/api/zoho/giveaway', await entry(), older)).status).toBe(201);
  });

  test('an unknown version says nothing about a text', async () => {
    const unknown = { 'x-definition-version': '0123456789abcdef' };
    expect((await enter(await entry(), unknown)).status).toBe(201);
  });
});

test('a consent that was not given is not asked for again', async () => {
  const older = under('auth/register');
  const words = 'locales/de/auth.json';
  await change(
    words,
    '"auth.register.security.marketingConsent.label": "',
    '"auth.register.security.marketingConsent.label": "Neu: ',
  );
  const phone = '+4917139200021';
  const client = await guestWithProof(t, phone);
  const form = registration({ phone, email: 'consent@example.org' });
  const withConsent = { ...form, security: { ...form.security, marketingConsent: true } };
  expect((await client.post('/api/auth/register', withConsent, older)).problem()).toMatchObject({
    referenceCode: 1108,
    errors: [{ path: '/security/marketingConsent', rule: 'consentChanged' }],
  });
  const without = { ...form, security: { ...form.security, marketingConsent: false } };
  expect((await client.post('/api/auth/register', without, older)).status).toBe(201);
});

test('an order is asked again for a consent in one of its forms', async () => {
  const older = under('order/order.flow');
  const { client, forms } = await guestReady(t, '+4917139200022');
  await change(
    'locales/de/order.json',
    '"order.approval.termsAccepted.label": "',
    '"order.approval.termsAccepted.label": "Neu: ',
  );
  const { summary } = (await askForSummary(client, forms)).payload<{ summary: { id: string } }>();
  const order = { forms, paymentVersion: 'V3', summaryId: summary.id };
  const send = (headers: Record<string, string>, key: string) =>
    client.post('/api/orders', order, { 'idempotency-key': key, ...headers });
  expect((await send(older, randomUUID())).problem()).toMatchObject({
    status: 409,
    referenceCode: 1108,
    errors: [{ path: '/forms/order~1approval/termsAccepted', rule: 'consentChanged' }],
  });
  expect((await send(under('order/order.flow'), randomUUID())).status).toBe(201);
});

test('whatever is stored says under which version it was sent in', async () => {
  const { valid: message } = await examplesOf('support/message');
  const { valid: answer } = await examplesOf('survey/answer');
  const { valid: application } = await examplesOf('auth/corporate-register');
  expect((await t.client().post('/api/support/messages', message)).status).toBe(201);
  expect((await t.client().post('/api/survey', answer)).status).toBe(201);
  expect((await t.client().post('/api/zoho/corporate-register', application)).status).toBe(201);
  const { client, forms } = await guestReady(t, '+4917139200023');
  expect((await sendOrder(client, forms)).status).toBe(201);
  const newest = async (table: string) =>
    (
      await t.db.query<{ v: unknown }>(
        `SELECT definition_version AS v FROM ${table} ORDER BY created_at DESC, definition_version DESC`,
      )
    )[0]?.v;
  expect(await newest('support_message')).toBe(version('support/message'));
  expect(await newest('survey_answer')).toBe(version('survey/answer'));
  expect(await newest('application')).toBe(version('auth/corporate-register'));
  const [user] = await t.db.query<{ v: string }>(
    "SELECT definition_version AS v FROM users WHERE phone = '+4917139200023'",
  );
  expect(user?.v).toBe(version('auth/register'));
  const [order] = await t.db.query<{ v: Record<string, string> }>(
    'SELECT definition_versions AS v FROM orders ORDER BY created_at DESC LIMIT 1',
  );
  for (const id of Object.keys(forms)) expect(order?.v[id]).toBe(version(id));
});
