import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SubmissionView } from '../../../src/shared/api/submissions.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { customer } from '../../support/people.ts';
import { followRecipe } from '../../support/recipe.ts';
import type { TestClient } from '../../support/test-client.ts';

// The first opening compiles all forms.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const PATH = '/account/change-owner';
const OWNER = '/api/submissions/account/change-owner';
const BARRIER = '/api/submissions/support/barrier';
const barrier = { place: 'Bestellung', message: 'Der Preis wird nicht vorgelesen.' };

let copy: DefinitionsCopy;
let t: TestApp;
let ayse: TestClient;
beforeAll(async () => {
  copy = await copyDefinitions();
  t = await createTestApp({ root: copy.root });
  ayse = (await customer(t, 'anna', { team: 'kartal' })).client;
  expect((await page(PATH)).status).toBe(404);
  expect((await post(ayse, OWNER, { name: 'Can Demir' })).status).toBe(404);
  await followRecipe(copy.root, 'add a form');
  await t.definitions.reload();
  expect(t.definitions.faults()).toEqual([]);
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

const page = (path: string) => t.client().get(path, { accept: 'text/html' });
const post = (client: TestClient, to: string, body: unknown, key: string = randomUUID()) =>
  client.post(to, body, { 'idempotency-key': key });
const idOf = (answer: { payload<T>(): T }) => answer.payload<{ submission: { id: string } }>().submission.id;
const rows = (id: string) =>
  t.db.query(
    `SELECT team, lang, user_id IS NOT NULL AS "isCustomers", form, answers, expires_at - created_at > interval '364 days' AS "isYear" FROM submission WHERE id = $1`,
    [id],
  );

describe('a page that the guide adds', () => {
  test('is there in both languages, with its own title, for customers alone', async () => {
    const de = await page(PATH);
    expect(de.status).toBe(200);
    expect(de.text).toMatch(/<title>Vertrag übertragen \| /);
    expect(de.text).toContain('<meta name="robots" content="noindex">');
    const tr = await page(`/tr${PATH}`);
    expect(tr.text).toMatch(/<title>Sözleşmeyi devredin \| /);
    expect(tr.text).toContain('/account/change-owner.tr.js');
  });

  test('another spelling of its address leads to it', async () => {
    const answer = await page('/Account/Change-Owner/');
    expect([answer.status, answer.headers.location]).toEqual([301, PATH]);
  });

  test('is stored, read by the service in words, confirmed to the customer, and shown to them', async () => {
    const id = idOf(await post(ayse, OWNER, { name: '  Can Demir ' }));
    expect(await rows(id)).toEqual([
      {
        team: 'kartal',
        lang: 'de',
        isCustomers: true,
        form: 'account/change-owner',
        answers: {
          'account/change-owner': { version: expect.any(String), values: { '/name': 'Can Demir' } },
        },
        isYear: true,
      },
    ]);
    const mails = (await t.outbox()).filter(({ template }) => template.startsWith('submission'));
    const [service, receipt] = ['submission-new', 'submission-received'].map((name) =>
      mails.find(({ template }) => template === name),
    );
    expect(service?.text).toContain('Name der neuen Inhaberin oder des neuen Inhabers: Can Demir');
    expect(service?.subject).toContain('Vertrag übertragen');
    expect(receipt?.text).not.toContain('Can Demir');
    const shown = await ayse.get('/api/submissions/me');
    const [own] = shown.payload<{ submissions: SubmissionView[] }>().submissions;
    expect(own).toMatchObject({
      id,
      title: 'Vertrag übertragen',
      answers: [{ label: 'Name der neuen Inhaberin oder des neuen Inhabers', text: 'Can Demir' }],
    });
  });

  test('takes nothing from guests', async () => {
    expect((await post(t.client(), OWNER, { name: 'Can Demir' })).problem()).toMatchObject({
      status: 401,
      referenceCode: 1034,
    });
  });

  test.each([
    ['what the form refuses', { name: 'Can 2' }, { path: '/name', rule: 'pattern' }],
    [
      'what it does not know',
      { name: 'Can', team: 'aslan' },
      { path: '/team', rule: 'additionalProperties' },
    ],
    ['no object', ['Can'], { rule: 'type' }],
    ['nothing', undefined, { path: '/name', rule: 'required' }],
  ])('refuses %s', async (_what, body, error) => {
    expect((await post(ayse, OWNER, body)).problem()).toMatchObject({ status: 422, errors: [error] });
  });
});

describe('a page for everybody', () => {
  test('may be listed by search engines in both languages', async () => {
    const { text } = await page('/support/barrier');
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/support\/barrier">/);
    expect(text).toMatch(/hreflang="tr" href="[^"]+\/tr\/support\/barrier">/);
    expect(text).toMatch(/<title>Barriere melden \| /);
  });

  test('takes what guests send: nobody stands beside it, and no mail goes to the address that they give', async () => {
    const before = (await t.outbox()).length;
    const id = idOf(await post(t.client(), BARRIER, { ...barrier, email: 'fremd@example.org' }));
    expect(await rows(id)).toMatchObject([{ isCustomers: false, form: 'support/barrier' }]);
    const mails = (await t.outbox()).slice(before);
    expect(mails.map(({ template, recipient }) => [template, recipient.includes('fremd')])).toEqual([
      ['submission-new', false],
    ]);
    expect(mails[0]?.text).toContain('Eine Person ohne Anmeldung');
  });
});

describe('the same request again', () => {
  test('is the same submission, and sends no mail again', async () => {
    const guest = t.client();
    const key = randomUUID();
    const first = idOf(await post(guest, BARRIER, barrier, key));
    const sent = (await t.outbox()).length;
    expect(idOf(await post(guest, BARRIER, barrier, key))).toBe(first);
    expect(await t.outbox()).toHaveLength(sent);
  });

  test('under the key of another one is refused', async () => {
    const guest = t.client();
    const key = randomUUID();
    await post(guest, BARRIER, barrier, key);
    for (const [client, body] of [
      [guest, { ...barrier, place: 'Hilfe' }],
      [t.client(), barrier],
    ] as const)
      expect((await post(client, BARRIER, body, key)).problem().referenceCode).toBe(1106);
  });

  test('without a key is refused', async () => {
    expect((await t.client().post(BARRIER, barrier)).problem().referenceCode).toBe(1001);
  });
});

test('a form of the program is not sent here, nor one that is not there', async () => {
  for (const form of ['support/message', 'auth/login', 'no/such', '%2e%2e/x', '__proto__/constructor'])
    expect((await post(ayse, `/api/submissions/${form}`, barrier)).status).toBe(404);
});

test('another customer does not see it', async () => {
  const { client: other } = await customer(t, 'bora', { team: 'kanarya' });
  expect((await other.get('/api/submissions/me')).payload()).toEqual({ submissions: [] });
});

test('a page that is taken out of the list is gone, and what was sent is still shown in its words', async () => {
  await copy.edit('ui-schemas/pages.json', (text) =>
    text.replace(/,\s*\{\s*"path": "\/account\/change-owner"[^}]*\}/, ''),
  );
  for (const file of [
    'schemas/account/change-owner.schema.json',
    'schemas/account/change-owner.examples.json',
    'ui-schemas/account/change-owner.ui.json',
  ])
    await rm(`${copy.root}/${file}`);
  await t.definitions.reload();
  expect(t.definitions.faults()).toEqual([]);
  expect((await page(PATH)).status).toBe(404);
  expect((await post(ayse, OWNER, { name: 'Can Demir' })).status).toBe(404);
  const { submissions } = (await ayse.get('/api/submissions/me')).payload<{
    submissions: SubmissionView[];
  }>();
  expect(submissions[0]).toMatchObject({ title: 'Vertrag übertragen', answers: [{ text: 'Can Demir' }] });
});
