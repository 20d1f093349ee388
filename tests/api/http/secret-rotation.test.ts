import { afterAll, beforeAll, expect, test } from 'vitest';
import { earlierResult, requestHashes } from '../../../src/server/infra/idempotency/idempotency.service.ts';
import { documentLink, isValidLink } from '../../../src/server/infra/pdf/document-link.ts';
import { isValidUploadLink, uploadLink } from '../../../src/server/infra/uploads/upload-link.ts';
import type { TestApp } from '../../support/app.ts';
import { type ExchangedSecret, exchangedSecret } from '../../support/exchanged-secret.ts';
import { sourcesIn } from '../../support/sources.ts';

let three: ExchangedSecret;
let before: TestApp;
let during: TestApp;
let after: TestApp;
beforeAll(async () => {
  three = await exchangedSecret();
  ({ before, during, after } = three);
});
afterAll(() => three.close());

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
  await before.db.query(
    `INSERT INTO idempotency_key (team, operation, key, owner, request_hash, result_id, created_at)
     VALUES ('kanarya', 'order', 'k', 'guest:1', $1, $2, now())`,
    [sent.requestHash, resultId],
  );
  expect(await earlierResult(before.db, { ...write, ...requestHashes(during.deps, request) })).toBe(resultId);
  const other = { ...write, ...requestHashes(during.deps, { forms: {} }) };
  await expect(earlierResult(before.db, other)).rejects.toMatchObject({ referenceCode: 1106 });
});

test('a link to a file stays valid', () => {
  const id = '5b0f0a3e-0d9c-4c0e-9a4e-1f1d1a2b3c4f';
  const query = new URL(uploadLink(before.deps, id), 'https://fanline.example').searchParams;
  const proof = { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' };
  expect(isValidUploadLink(during.deps, id, proof)).toBe(true);
  expect(isValidUploadLink(after.deps, id, proof)).toBe(false);
  expect(isValidUploadLink(during.deps, id, { ...proof, expires: proof.expires + 1 })).toBe(false);
});

/** What is hashed under the current secret alone when it is looked for, and why a new secret does no harm. */
const underOneSecret: Record<string, string> = {
  'http/request-log.ts': 'names in the log change with the secret',
  'infra/ports/network/simulated-network.ts': 'a simulation',
  'modules/customers/new-user-id.ts':
    'an order that failed before and is sent again afterwards gets another customer in the billing system, no harm else',
};

test('each place that hashes under the secret is tested, or says why it needs no secret before', () => {
  // Here, and what knows passwords in `../customers/secret-rotation.test.ts`.
  const tested = [
    'infra/idempotency/idempotency.service.ts',
    'infra/pdf/signed-query.ts',
    'modules/customers/known-source.service.ts',
    'modules/customers/login-throttle.service.ts',
    'modules/customers/otp.service.ts',
    'modules/customers/password-reset.service.ts',
  ];
  const files = [...sourcesIn('src/server')].flatMap(([file, text]) =>
    text.includes('/keyed-hash.ts') ? [file.replace('src/server/', '')] : [],
  );
  expect(files.sort()).toEqual([...tested, ...Object.keys(underOneSecret)].sort());
});
