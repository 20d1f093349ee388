import { expect, test } from 'vitest';
import { demoAccount, demoHashes } from '../../../src/server/infra/db/seeds/demo-accounts.seed.ts';
import { isSecret } from '../../../src/server/modules/customers/secret-hash.ts';

test("the demo account's stored hashes are those of what is printed at start", async () => {
  expect(await isSecret(demoHashes.password, demoAccount.password)).toBe(true);
  expect(await isSecret(demoHashes.keyword, demoAccount.keyword)).toBe(true);
});
