import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registration } from '../../src/server/modules/customers/customer.service.ts';
import type { TestApp } from './app.ts';
import { ROOT } from './definitions.ts';
import type { ClientOptions, TestClient } from './test-client.ts';

export const password = 'Stadion-7Tor';

/** Numbers that the network agency keeps free for fiction. */
export const phones = {
  anna: '+4917139200001',
  bora: '+4917139200002',
  cem: '+4917139200003',
  deniz: '+4917139200004',
} as const;

/** A complete registration: the form's first example with somebody's phone and e-mail. */
export function registration({ phone, email }: { phone: string; email: string }) {
  const file = join(ROOT, 'schemas/auth/register.examples.json');
  // The conformance tests hold every valid example to its form, and the form to its contracts.
  const form: Registration = JSON.parse(readFileSync(file, 'utf8')).valid[0];
  return {
    ...form,
    contact: { ...form.contact, phone, email, emailConfirmation: email },
    security: { ...form.security, password, passwordConfirmation: password },
  };
}

/** A guest who proved a phone. */
export async function guestWithProof(
  t: TestApp,
  phone: string,
  options?: ClientOptions,
): Promise<TestClient> {
  const client = t.client(options);
  (await client.post('/api/phone-auth/generate-otp', { phone })).payload();
  (await client.post('/api/phone-auth/verify-otp', { code: await t.code(phone) })).payload();
  return client;
}

/** Logs a browser in: the client sends its token from now on. */
export async function logIn(client: TestClient, username: string, secret = password): Promise<TestClient> {
  const answer = await client.post('/api/auth/login', { username, password: secret });
  client.token = answer.payload<{ accessToken: string }>().accessToken;
  return client;
}

/** A customer who has just registered, logged in. */
export async function customer(t: TestApp, name: keyof typeof phones, options?: ClientOptions) {
  const phone = phones[name];
  const client = await guestWithProof(t, phone, options);
  const form = registration({ phone, email: `${name}@example.org` });
  const answer = await client.post('/api/auth/register', form);
  const { accessToken, user } = answer.payload<{ accessToken: string; user: { id: string } }>();
  client.token = accessToken;
  return { client, userId: user.id, form };
}
