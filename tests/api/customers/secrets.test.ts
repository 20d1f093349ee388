import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dispatchDue } from '../../../src/server/infra/ports/outbox/dispatcher.ts';
import { resetPassword } from '../../../src/server/modules/customers/password-reset.service.ts';
import { hashSecret } from '../../../src/server/modules/customers/secret-hash.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import { allRows } from '../../support/all-rows.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, phones } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const texts = (recipient: string) =>
  t.db.query<{ text: string; sentAt: Date | null }>(
    'SELECT text, sent_at AS "sentAt" FROM outbox WHERE recipient = $1 ORDER BY id',
    [recipient],
  );

function dispatch(keepsTexts: boolean, sent: string[] = []) {
  const ports = {
    sms: { send: async ({ text }: { text: string }) => void sent.push(text) },
    mail: { send: async () => {} },
  };
  return dispatchDue({ db: t.db, clock: t.now, ports, foot: () => [], keepsTexts, onFailure: expect.fail });
}

describe('a code', () => {
  const ask = (phone: string) => t.client().post('/api/phone-auth/generate-otp', { phone });

  it('leaves the outbox when it is sent', async () => {
    const phone = '+4917139230001';
    await ask(phone);
    const code = await t.code(phone);
    const sent: string[] = [];
    await dispatch(false, sent);
    expect(sent.join()).toContain(code);
    expect(await texts(phone)).toEqual([{ text: '', sentAt: t.now() }]);
  });

  it('stays where people read the outbox, until it expires', async () => {
    const phone = '+4917139230002';
    await ask(phone);
    await dispatch(true);
    expect((await texts(phone))[0]?.text).toContain(await t.code(phone));
    t.pass({ minutes: 6 });
    await forgetExpired(t.db, t.now());
    expect(await texts(phone)).toEqual([]);
  });

  it('that has expired while the gateway was away is not sent, and is deleted', async () => {
    const phone = '+4917139230003';
    await ask(phone);
    t.pass({ minutes: 6 });
    const sent: string[] = [];
    await dispatch(false, sent);
    expect(sent).toEqual([]);
    await forgetExpired(t.db, t.now());
    expect(await texts(phone)).toEqual([]);
  });
});

describe('the database', () => {
  it('holds no token, cookie, link or code in plain text', async () => {
    const { client, userId } = await customer(t, 'anna');
    const guest = t.client();
    await guest.post('/api/users/reset-password/generate-otp', { phone: phones.anna });
    const code = await t.code(phones.anna);
    const { resetToken } = (await guest.post('/api/users/reset-password/verify-otp', { code })).payload<{
      resetToken: string;
    }>();
    const { token } = client;
    const secrets = [token, resetToken, code, ...client.cookies.values(), ...guest.cookies.values()];
    expect(secrets.length).toBeGreaterThan(4);
    const stored = await allRows(t.db, 'outbox');
    expect(stored).toContain(userId);
    for (const secret of secrets) expect(stored.includes(`"${secret}"`), secret).toBe(false);
  });
});

describe('a made-up reset token', () => {
  it('is refused before a password is hashed', async () => {
    // argon2 takes no null: a password that reached it would end in its error.
    const unhashable: string = JSON.parse('null');
    const source = { address: '127.0.0.1', device: undefined, provedPhone: null };
    const reset = { team: 'kanarya', lang: 'de', token: 'made-up', password: unhashable, source } as const;
    await expect(resetPassword(t.deps, reset)).rejects.toMatchObject({
      referenceCode: 1007,
    });
    await expect(hashSecret(unhashable)).rejects.not.toHaveProperty('referenceCode');
  });
});
