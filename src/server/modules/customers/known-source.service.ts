import { daysAfter } from '../../../shared/durations.ts';
import { addressKey } from '../../infra/address-key.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { keyedHash, validHashes } from '../../infra/keyed-hash.ts';
import * as repository from './known-source.repository.ts';
import { tokenHash } from './token-hash.ts';

/** What a request says about the place that it comes from. */
export interface RequestSource {
  /** `request.ip` */
  address: string;
  /** The token of the device's cookie, if there is one. */
  device: string | undefined;
  /** The phone that a code has proved for this visitor. */
  provedPhone: string | null;
}

/** The source of a login, as its tries are counted. */
export interface LoginSource {
  key: string;
  /** The account's owner has logged in from it, or has proved the account's phone on it. */
  isKnown: boolean;
}

/** Days after the last login. */
export const knownDays = { device: 365, address: 90 } as const;
/** A customer has few devices; the sources that were not used for longest are forgotten. */
const MOST = 10;
/** Makes the search of an unknown account as long as that of a known one. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** A made-up cookie gives no tries of its own: a device counts only where the account knows it, else the address does. */
export async function sourceOf(
  deps: AppDeps,
  account: { id: string; phone: string } | undefined,
  request: RequestSource,
): Promise<LoginSource> {
  const userId = account?.id ?? nobody;
  const device = request.device === undefined ? [] : [tokenHash(request.device)];
  const addresses = validHashes(deps.config, addressText(userId, request.address));
  const known = await repository.knownAmong(deps.db, userId, [...device, ...addresses], deps.clock());
  if (account && request.provedPhone === account.phone)
    return { key: `phone|${account.phone}`, isKnown: true };
  const knownDevice = device.find((hash) => known.includes(hash));
  if (knownDevice !== undefined) return { key: `device|${knownDevice}`, isKnown: true };
  return { key: `address|${addressKey(request.address)}`, isKnown: known.length > 0 };
}

/**
 * Remembers where the owner has logged in.
 * @returns the token for the device's cookie
 */
export async function rememberSource(
  tx: Queryable,
  deps: AppDeps,
  userId: string,
  request: Pick<RequestSource, 'address' | 'device'>,
): Promise<string> {
  const device = request.device ?? deps.random.token();
  const hashes = {
    device: tokenHash(device),
    address: keyedHash(deps.config, addressText(userId, request.address)),
  };
  const now = deps.clock();
  for (const kind of ['device', 'address'] as const) {
    const expiresAt = daysAfter(now, knownDays[kind]);
    await repository.upsertSource(tx, userId, { kind, hash: hashes[kind], expiresAt });
    await repository.forgetOldest(tx, userId, kind, MOST);
  }
  return device;
}

/** The address is hashed with the user: the rows do not tell who shares one. */
function addressText(userId: string, address: string): string {
  return `address|${userId}|${addressKey(address)}`;
}
