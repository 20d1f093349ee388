import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { formIds } from '../../support/definitions.ts';
import { password, registration } from '../../support/people.ts';
import { MAX_MS, stopwatch } from '../../support/time-of-judging.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { VALIDATE_LIMIT_PER_MINUTE: '1000000' } });
});
afterAll(() => t.close());

const digits = `${'1'.repeat(60_000)}x`;
const marks = '\u0301\u0323'.repeat(15_000);
const texts = [digits, marks, ' '.repeat(60_000), 'password'.repeat(7_500)];

/** How long the event loop hears nothing while a request is answered, the best of three runs. */
async function deafMs(send: () => Promise<{ status: number }>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const elapsedMs = stopwatch();
    const { status } = await send();
    times.push(elapsedMs());
    expect(status).toBeLessThan(500);
  }
  return Math.min(...times);
}

/** Parsing, hooks and the answer take their share, of a busy machine more. */
const ROOM_MS = 50;

describe.each(formIds())('%s', (id) => {
  test('the largest body is validated in time', async () => {
    const schema = t.definitions.document(id, 'de')?.schema;
    for (const text of texts) {
      const names = Object.keys(schema?.properties ?? {});
      for (const name of names) {
        const send = () => t.client().post(`/api/forms/${id}/validate`, { [name]: text });
        expect(await deafMs(send), name).toBeLessThan(MAX_MS + ROOM_MS);
      }
    }
  });
});

describe('the calls that take a password', () => {
  const security = { password: digits, passwordConfirmation: digits };

  test('registration', async () => {
    const form = registration({ phone: '+4917139204001', email: 'a@example.org' });
    const body = { ...form, security: { ...form.security, password: digits, passwordConfirmation: 'x' } };
    expect(await deafMs(() => t.client().post('/api/auth/register', body))).toBeLessThan(MAX_MS + ROOM_MS);
  });

  test('a new password', async () => {
    const send = () =>
      t.client().post('/api/users/reset-password', { password: digits }, { 'x-reset-token': 'x' });
    expect(await deafMs(send)).toBeLessThan(MAX_MS + ROOM_MS);
  });

  test('the quote of an order', async () => {
    const body = {
      forms: { 'auth/register': { security: { ...security, passwordConfirmation: password } } },
    };
    expect(await deafMs(() => t.client().post('/api/orders/quote', body))).toBeLessThan(MAX_MS + ROOM_MS);
  });
});
