import { randomUUID } from 'node:crypto';
import { tokenHash } from '../../../src/server/modules/customers/token-hash.ts';
import type { TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

/** So many customers, logged in: copies of one who registered, since hashing forty passwords takes long. */
export async function buyers(t: TestApp, count: number): Promise<TestClient[]> {
  const { userId } = await customer(t, 'anna');
  return Promise.all(Array.from({ length: count }, (_, index) => copyOf(t, userId, index)));
}

async function copyOf(t: TestApp, userId: string, index: number): Promise<TestClient> {
  const copy = { id: randomUUID(), email: `buyer${index}@example.org`, phone: `+4930231250${index}` };
  await t.db.query(
    `INSERT INTO users SELECT (jsonb_populate_record(u, $2::jsonb)).* FROM users u WHERE id = $1`,
    [userId, JSON.stringify({ ...copy, email_key: copy.email, invitation_code: `BUYER${index}` })],
  );
  const client = t.client();
  client.token = randomUUID();
  const later = new Date(t.now().getTime() + 3_600_000);
  const session = randomUUID();
  await t.db.query(
    `INSERT INTO session (id, team, user_id, remember, secret, created_at, expires_at)
     VALUES ($1, 'kanarya', $2, false, 'x', $3, $4)`,
    [session, copy.id, t.now(), later],
  );
  await t.db.query('INSERT INTO access_token (token_hash, session_id, expires_at) VALUES ($1, $2, $3)', [
    tokenHash(client.token),
    session,
    later,
  ]);
  return client;
}
