import { createHmac } from 'node:crypto';
import type { EsimCode } from '../../../shared/order-view.ts';
import type { AppDeps } from '../../deps.ts';

/** Where phones fetch profiles from. There is no such server: eSIMs are simulated. */
const smdpAddress = 'rsp.fanline.example';

/**
 * What a phone asks for to load a profile (SGP.22): the code is the same each time and cannot be guessed. Whoever has
 * it takes the line: it is for the holder alone, and for no log.
 */
export function esimCode({ config }: Pick<AppDeps, 'config'>, iccid: string): EsimCode {
  const digest = createHmac('sha256', config.secret).update(`esim:${iccid}`).digest('hex').toUpperCase();
  const activationCode = [0, 5, 10, 15].map((from) => digest.slice(from, from + 5)).join('-');
  return { smdpAddress, activationCode };
}
