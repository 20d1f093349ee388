import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { insertUser } from '../../../src/server/modules/customers/new-user.repository.ts';
import { insertRefreshToken } from '../../../src/server/modules/customers/refresh-token.repository.ts';
import {
  insertAccessToken,
  insertSession,
} from '../../../src/server/modules/customers/session.repository.ts';
import { tokenHash } from '../../../src/server/modules/customers/token-hash.ts';
import { registration } from '../../support/people.ts';
import { serial } from './databases.ts';
import { WebClient } from './web-client.ts';

export interface Customer extends WebClient {
  userId: string;
}

/** A phone that nobody else has. */
export async function freshPhone(db: Database): Promise<string> {
  return `+49171392${String(10_000 + (await serial(db)))}`;
}

/** Customers who are logged in, written straight into the database: hashing passwords would take most of the time. */
export function customers(db: Database, count: number): Promise<Customer[]> {
  return Promise.all(Array.from({ length: count }, () => customer(db)));
}

async function customer(db: Database): Promise<Customer> {
  const phone = await freshPhone(db);
  const userId = randomUUID();
  const now = new Date();
  const invitationCode = `T${phone.slice(-7)}`;
  const data = registration({ phone, email: `truth${phone.slice(-8)}@example.org` });
  const user = { id: userId, team: 'kanarya', lang: 'de', data, invitationCode, now } as const;
  await insertUser(db, {
    ...user,
    passwordHash: '-',
    keywordHash: '-',
    answers: null,
    definitionVersion: '-',
  });
  const client = new WebClient();
  const { accessToken, refreshToken } = await session(db, userId);
  client.token = accessToken;
  client.cookies.set('fanline-refresh', refreshToken);
  return Object.assign(client, { userId });
}

/** A session of a user, as after a login. */
export async function session(db: Database, userId: string) {
  const id = randomUUID();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const accessToken = randomUUID();
  const refreshToken = randomUUID();
  const secret = randomUUID();
  const family = { browser: 'other', system: 'other' } as const;
  await insertSession(db, { id, team: 'kanarya', userId, remember: true, family, secret, now, expiresAt });
  await insertAccessToken(db, { hash: tokenHash(accessToken), sessionId: id, expiresAt });
  await insertRefreshToken(db, { hash: tokenHash(refreshToken), sessionId: id });
  return { id, accessToken, refreshToken };
}
