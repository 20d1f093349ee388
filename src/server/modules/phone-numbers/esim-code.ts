import type { EsimView } from '../../../shared/api/contracts.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { keyedHash } from '../../infra/keyed-hash.ts';

/** The server from which phones load profiles. It does not exist: eSIMs are simulated. */
const smdpAddress = 'rsp.fanline.example';

/**
 * The code that a phone needs to load a profile (SGP.22): it is always the same for a card and cannot be guessed. A
 * person who has it can take over the line: only the holder sees it, and no log contains it.
 */
export function esimCode({ config }: Pick<AppDeps, 'config'>, iccid: string): EsimView {
  const digest = Buffer.from(keyedHash(config, `esim:${iccid}`), 'base64url')
    .toString('hex')
    .toUpperCase();
  const activationCode = [0, 5, 10, 15].map((from) => digest.slice(from, from + 5)).join('-');
  return { smdpAddress, activationCode };
}
