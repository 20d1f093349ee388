import type { ReadBy } from '../../../shared/contracts/contract.ts';
import type { registration } from '../../../shared/contracts/register.contract.ts';
import type { Config } from '../../config.ts';
import { keyedHash } from '../../infra/keyed-hash.ts';

/**
 * The id of an account that a guest is about to get: the same for each try with the same contact data, so that outside
 * systems know one customer however often an order is repeated. A UUID of version 8. Under a new secret it is another
 * one: a try before leaves a customer without an order outside.
 */
export function newUserId(
  config: Pick<Config, 'secret' | 'previousSecret'>,
  guestId: string,
  { email, phone }: ReadBy<typeof registration>['contact'],
): string {
  const hash = Buffer.from(keyedHash(config, `user|${guestId}|${email}|${phone}`), 'base64url');
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
