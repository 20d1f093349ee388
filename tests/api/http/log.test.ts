import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createTestApp } from '../../support/app.ts';
import { customer, password } from '../../support/people.ts';

const link = 'a-link-that-opens-a-payment-to-anybody';

test('the log says what happened, and nothing of whom', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const t = await createTestApp({ log: { level: 'debug', stream } });
  const { client, form } = await customer(t, 'anna');
  await client.get('/api/users/check-email?email=secret@example.org');
  await client.post('/api/auth/login', { username: 'anna@example.org', password: 'Wrong-pass1' });
  const visitor = t.client({ remoteAddress: '203.0.113.77' });
  for (const address of [`/c/${link}`, `/c//${link}`, `/api/documents/${link}?expires=1&signature=${link}`])
    await visitor.get(address);
  const code = await t.code(form.contact.phone);
  await t.db.query('ALTER TABLE otp_sent RENAME TO gone'); // the failing statement holds a phone
  const broken = await client.post('/api/phone-auth/generate-otp', { phone: form.contact.phone });
  expect(broken.status).toBe(500);
  await t.close();

  expect(log).toContain('"route":"/api/users/check-email"');
  expect(log).toContain('"route":"/c/:id"');
  expect(log).toContain('"network":"203.0.113.0/24"');
  expect(log).toContain('"statusCode":500');
  const cookies = [...client.cookies.values()];
  const personal = [
    password,
    'Wrong-pass1',
    code,
    client.token ?? '',
    ...cookies,
    'secret@',
    link,
    '203.0.113.77',
    'anna@',
    form.contact.phone,
  ];
  for (const secret of personal) expect(log, secret).not.toContain(secret);
});
