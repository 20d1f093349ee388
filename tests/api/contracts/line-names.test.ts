import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceView } from '../../../src/shared/api/billing.ts';
import { formatPhone } from '../../../src/shared/format-phone.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { contractsOf, family, nameLine } from '../../support/family.ts';
import { stepUp } from '../../support/step-up.ts';
import { bookAndPay, ownOptionsOf, usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('a line is called by its name on pages, bills and in mails, and others keep theirs', async () => {
  const { client, email, main, kids } = await family(t);
  expect((await nameLine(client, kids.id, '  Ege’nin kartı ')).payload()).toEqual({
    lineName: 'Ege’nin kartı',
  });
  expect((await contractsOf(client)).map(({ lineName }) => lineName)).toEqual([null, 'Ege’nin kartı']);
  expect((await usageOf(client)).map(({ lineName }) => lineName)).toEqual([null, 'Ege’nin kartı']);
  await bookAndPay(t, client, 'data-5', { contractId: kids.id });
  await bookAndPay(t, client, 'data-5', { contractId: main.id });
  const packages = await ownOptionsOf(client);
  expect(packages.find(({ contractId }) => contractId === kids.id)?.lineName).toBe('Ege’nin kartı');
  expect(packages.find(({ contractId }) => contractId === main.id)?.lineName).toBeNull();
  const { invoices } = (await client.get('/api/invoices/me')).payload<{ invoices: InvoiceView[] }>();
  for (const { msisdn, lineName } of invoices)
    expect(lineName).toBe(msisdn === kids.msisdn ? 'Ege’nin kartı' : null);
  const mails = (await t.outbox(email)).filter(({ template }) => template === 'option-booked');
  const said = (msisdn: string) => mails.filter(({ text }) => text.includes(formatPhone(msisdn)));
  expect(said(kids.msisdn)[0]?.text).toContain(`${formatPhone(kids.msisdn)} (Ege’nin kartı)`);
  expect(said(main.msisdn)[0]?.text).not.toContain('kartı');
});

test('an empty field takes the name away; what is no name is refused at the field', async () => {
  const { client, kids } = await family(t);
  (await nameLine(client, kids.id, 'Ege')).payload();
  for (const bad of ['<b>Ege</b>', 'e'.repeat(31), 'Ege\nDeniz', 'https://evil', 7]) {
    const refusal = (await nameLine(client, kids.id, bad)).problem();
    expect(refusal.referenceCode, String(bad)).toBe(1100);
    expect(refusal.errors?.[0]?.path).toBe('/lineName');
  }
  expect((await contractsOf(client))[1]?.lineName).toBe('Ege');
  expect((await nameLine(client, kids.id, ' ')).payload()).toEqual({ lineName: null });
  (await nameLine(client, kids.id, 'Ege')).payload();
  expect((await nameLine(client, kids.id, undefined)).payload()).toEqual({ lineName: null });
});

test('a name that looks like an address is no link in a mail', async () => {
  const { client, email, kids } = await family(t);
  (await nameLine(client, kids.id, 'gewinn.example')).payload();
  await bookAndPay(t, client, 'data-5', { contractId: kids.id });
  const [mail] = (await t.outbox(email)).filter(({ template }) => template === 'option-booked');
  expect(mail?.text).toContain('gewinn. example');
});

test('the export has the name; a line that has ended gets none', async () => {
  const { client, kids } = await family(t);
  (await nameLine(client, kids.id, 'Ege')).payload();
  await stepUp(client);
  expect((await client.get('/api/auth/me/export')).text).toContain('"Ege"');
  (await client.post(`/api/contracts/me/${kids.id}/withdrawal`, {})).payload();
  expect((await nameLine(client, kids.id, 'Ege')).problem().referenceCode).toBe(1109);
});
