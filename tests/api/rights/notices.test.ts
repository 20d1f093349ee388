import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noUpdate } from '../../../src/server/infra/ports/payments/payments.ts';
import { asForm } from '../../../src/server/modules/customers/profile.service.ts';
import { applyMethodPage } from '../../../src/server/modules/payments/method-page.service.ts';
import type { UserView } from '../../../src/shared/api/customers.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import type { TestClient } from '../../support/test-client.ts';
import { type Cast, callerNames, cast } from './callers.ts';
import { examplesOfOperations, send } from './requests.ts';

const rights: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'rights.json'), 'utf8'),
);
/** What a session alone may not do, by the table of rights. */
const guarded = Object.keys(rights).filter(
  (operation) => rights[operation]?.[callerNames.indexOf('customer')] === '403 1112',
);

/** What the mail says of an act, in both languages. */
const told: Record<string, { de: RegExp; tr: RegExp }> = {
  'GET /api/auth/me/export': { de: /heruntergeladen/, tr: /indirildi/ },
  'POST /api/contracts/me/{id}/esim-code': { de: /Code Ihrer eSIM/, tr: /eSIM kodunuz/ },
  'POST /api/sims/me/{id}/secrets': { de: /PIN und PUK/, tr: /PIN ve PUK/ },
  'POST /api/sims/me/{id}/unblock': { de: /Sperre einer SIM/, tr: /engeli az önce/ },
  'POST /api/users/me/payment-methods': { de: /Zahlungsart .*gespeichert/, tr: /ödeme yöntemi kaydedildi/ },
  'POST /api/users/me/payment-methods/page': {
    de: /Zahlungsart .*gespeichert/,
    tr: /ödeme yöntemi kaydedildi/,
  },
  'PUT /api/contracts/me/{id}/payment-means': { de: /Zahlungsart eines Vertrags/, tr: /Bir sözleşmenizin/ },
  'POST /api/users/me/payment-methods/{id}/default': { de: /Standard-Zahlungsart/, tr: /Varsayılan ödeme/ },
  'DELETE /api/users/me/payment-methods/{id}': { de: /gelöscht/, tr: /silindi/ },
  'DELETE /api/devices/{id}': { de: /ein Gerät/, tr: /bir cihazdaki/ },
  'DELETE /api/devices': { de: /alle anderen Geräte/, tr: /diğer tüm cihazlardaki/ },
  'PUT /api/calls/me/{id}': { de: /ohne die letzten drei Ziffern/, tr: /son üç hanesi olmadan/ },
  'GET /api/calls/me/{id}': { de: /Einzelverbindungen eines Anschlusses/, tr: /görüşme dökümü az önce/ },
  // Last: they change the address that mails go to. The old one gets the way back.
  'PUT /api/auth/me': { de: /undo-contact-change\?token=/, tr: /undo-contact-change\?token=/ },
  'PATCH /api/auth/me': { de: /undo-contact-change\?token=/, tr: /undo-contact-change\?token=/ },
};
/**
 * The last mail of an account, which ends with it: api/customers/closing.test.ts. A list of calls and its PDF are told
 * together, once a day: api/calls/lists.test.ts. A card has to come before it is switched on: api/sims/replacement-card.test.ts.
 */
const toldElsewhere = [
  'POST /api/users/me/closing',
  'POST /api/calls/me/{id}/link',
  'POST /api/sims/me/{id}/replacement/activate',
];
const greeting = { de: /^Guten Tag/, tr: /^Merhaba/ };

test('each guarded operation is in this table, and no other', () => {
  expect(guarded.length).toBeGreaterThan(8);
  expect([...Object.keys(told), ...toldElsewhere].sort()).toEqual([...guarded].sort());
});

describe.each(['de', 'tr'] as const)('in the customer’s language (%s)', (lang) => {
  let t: TestApp;
  let given: Cast;
  let client: TestClient;
  let email: string;
  let examples: Map<string, unknown>;
  beforeAll(async () => {
    t = await createTestApp({ env: { STEP_UP_SECONDS: '86400', ACCESS_TOKEN_SECONDS: '86400' } });
    given = await cast(t);
    client = given.callers.steppedUp;
    email = given.ids.email;
    await t.db.query('UPDATE users SET lang = $1', [lang]);
    const { paths } = (await t.app.inject('/api/openapi.json')).json();
    examples = await examplesOfOperations(paths);
  });
  afterAll(() => t.close());

  const userOf = async () => (await client.get('/api/users/me')).payload<{ user: UserView }>().user;

  /** Does the act, and what else must happen until it is done. */
  async function act(operation: string): Promise<void> {
    if (operation === 'PUT /api/auth/me') {
      const form = { ...asForm(await userOf()), email: 'zweite@example.org' };
      return void (await client.send('PUT', '/api/auth/me', form)).payload();
    }
    (await send(client, operation, given.ids, examples)).payload();
    if (operation === 'POST /api/users/me/payment-methods/page') await keepMethod();
  }

  /** The provider says that the customer has saved a card on its page. */
  async function keepMethod(): Promise<void> {
    const [page] = await t.db.query<{ id: string }>(
      'SELECT id FROM method_page ORDER BY created_at DESC LIMIT 1',
    );
    const kept = { token: 'cus_9/pm_9', label: '•••• 4242', expiresOn: null };
    await t.db.transaction((tx) => applyMethodPage(tx, t.deps, page?.id ?? '', { ...noUpdate, kept }));
  }

  test.each(Object.keys(told))('%s is told by mail', async (operation) => {
    t.pass({ seconds: 1 });
    // Only what is blocked can be unblocked.
    if (operation === 'POST /api/sims/me/{id}/unblock')
      (await client.post(`/api/sims/me/${given.ids.contract}/block`)).payload();
    const before = (await t.outbox(email)).length;
    await act(operation);
    // A change can also bring a mail about a bill.
    const notices = ['guarded-act', 'contact-changed', 'itemised-chosen'];
    const mails = (await t.outbox(email)).slice(before).filter(({ template }) => notices.includes(template));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(greeting[lang]);
    expect(mails[0]?.text).toMatch(told[operation]?.[lang] ?? /never/);
    const now = (await userOf()).email;
    if (now === email) return;
    // The new address is told too, and gets no way back.
    const [news] = (await t.outbox(now)).slice(-1);
    expect(news?.text).toMatch(greeting[lang]);
    expect(news?.text).not.toContain('token=');
    email = now;
  });

  test('a new phone is told by mail, with the way back', async () => {
    const phone = '+4917139200077';
    (await client.post('/api/phone-auth/generate-otp', { phone })).payload();
    (await client.post('/api/phone-auth/verify-otp', { code: await t.code(phone) })).payload();
    const before = (await t.outbox(email)).length;
    (await client.send('PATCH', '/api/auth/me', { phone })).payload();
    const mails = (await t.outbox(email)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/undo-contact-change\?token=/);
    expect(mails[0]?.text).toMatch(greeting[lang]);
  });
});
