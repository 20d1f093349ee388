import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FormValues } from '../../../src/shared/form-script.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { examplesOf } from '../../support/example.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.pass({ minutes: 2 })); // the allowance of letters is per minute

const forms = [
  ['/api/zoho/corporate-register', 'auth/corporate-register', 'corporate'],
  ['/api/zoho/dealer-application', 'auth/dealer-application', 'dealer'],
] as const;

test.each(forms)('%s stores the application; applicant and service get a mail', async (url, id, kind) => {
  const form: FormValues = {
    ...(await examplesOf(id)).valid,
    companyName: `Yıldız ${kind} GmbH`,
    email: `${kind}@example.org`,
  };
  const answer = await t.client({ lang: 'tr' }).post(url, form);
  expect(answer.status).toBe(201);
  const { application } = answer.payload<{ application: { id: string } }>();
  const [row] = await t.db.query('SELECT * FROM application WHERE id = $1', [application.id]);
  expect(row).toMatchObject({
    team: 'kanarya',
    kind,
    lang: 'tr',
    company_name: `Yıldız ${kind} GmbH`,
    vat_number: form.vatNumber,
    shop_count: 'shopCount' in form ? form.shopCount : null,
    phone: form.phone,
    definition_version: t.definitions.versions()[id],
  });
  const [mail] = await t.outbox(`${kind}@example.org`);
  expect(mail).toMatchObject({ template: 'application-received', lang: 'tr' });
  expect(mail?.text).toContain('size dönüş yapacağız');
  expect(mail?.text).toContain(application.id);
  expect((await t.outbox('service@kanarya.fanline.example')).at(-1)).toMatchObject({
    template: 'application-new',
    subject: expect.stringContaining(`Yıldız ${kind} GmbH`),
  });
});

test.each(forms)('%s refuses what its form refuses, and stores nothing', async (url, id) => {
  const { refused } = await examplesOf(id);
  const count = () => t.db.query('SELECT id FROM application');
  const before = (await count()).length;
  expect((await t.client().post(url, refused.data)).problem()).toMatchObject({
    status: 422,
    referenceCode: 1100,
    errors: [{ path: refused.path, rule: refused.rule }],
  });
  expect((await count()).length).toBe(before);
});

test('a body of many kilobytes is not even validated', async () => {
  const answer = await t.client().post('/api/zoho/corporate-register', { message: 'x'.repeat(20_000) });
  expect(answer.status).toBe(413);
});
