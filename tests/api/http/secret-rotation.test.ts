import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { earlierResult, requestHashes } from '../../../src/server/infra/idempotency/idempotency.service.ts';
import { documentLink, isValidLink } from '../../../src/server/infra/pdf/document-link.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { createTestDatabase } from '../../support/database.ts';

const oldSecret = 'b2xkIHNlY3JldCBvZiB0aGUgb3BlcmF0b3I';
const newSecret = 'bmV3IHNlY3JldCBvZiB0aGUgb3BlcmF0b3I';

let db: Database;
let before: TestApp;
let during: TestApp;
let after: TestApp;

beforeAll(async () => {
  db = await createTestDatabase();
  before = await createTestApp({ db, env: { APP_SECRET: oldSecret } });
  during = await createTestApp({ db, env: { APP_SECRET: newSecret, APP_SECRET_PREVIOUS: oldSecret } });
  after = await createTestApp({ db, env: { APP_SECRET: newSecret } });
});
afterAll(async () => {
  await Promise.all([before, during, after].map((app) => app.close()));
  await db.close();
});

/** Asks one app for a code and gives it to another, as the same guest. */
async function statusOfCode(asked: TestApp, answered: TestApp, phone: string): Promise<number> {
  const guest = asked.client();
  await guest.post('/api/phone-auth/generate-otp', { phone });
  const sameGuest = answered.client();
  for (const [name, value] of guest.cookies) sameGuest.cookies.set(name, value);
  const code = await asked.code(phone);
  return (await sameGuest.post('/api/phone-auth/verify-otp', { code })).status;
}

test('a code by SMS stays valid while the secret is exchanged, and not without the secret before', async () => {
  expect(await statusOfCode(before, during, '+4917139230501')).toBe(200);
  expect(await statusOfCode(during, during, '+4917139230502')).toBe(200);
  expect(await statusOfCode(before, after, '+4917139230503')).toBe(422);
});

test('a link to a document stays valid', () => {
  const id = '5b0f0a3e-0d9c-4c0e-9a4e-1f1d1a2b3c4d';
  const query = new URL(documentLink(before.deps, id), 'https://fanline.example').searchParams;
  const proof = { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' };
  expect(isValidLink(during.deps, id, proof)).toBe(true);
  expect(isValidLink(after.deps, id, proof)).toBe(false);
  expect(isValidLink(during.deps, id, { ...proof, expires: proof.expires + 1 })).toBe(false);
});

test('a request that is sent again is known by its hash under the secret before', async () => {
  const write = { team: 'kanarya', operation: 'order', key: 'k', owners: ['guest:1'] } as const;
  const request = { forms: { b: 1, a: 2 } };
  const sent = requestHashes(before.deps, request);
  const resultId = '5b0f0a3e-0d9c-4c0e-9a4e-1f1d1a2b3c4e';
  await db.query(
    `INSERT INTO idempotency_key (team, operation, key, owner, request_hash, result_id, created_at)
     VALUES ('kanarya', 'order', 'k', 'guest:1', $1, $2, now())`,
    [sent.requestHash, resultId],
  );
  expect(await earlierResult(db, { ...write, ...requestHashes(during.deps, request) })).toBe(resultId);
  const other = { ...write, ...requestHashes(during.deps, { forms: {} }) };
  await expect(earlierResult(db, other)).rejects.toMatchObject({ referenceCode: 1106 });
});
