import type { EsimView } from '../../../shared/api/contracts.ts';
import type { SimSecretsView } from '../../../shared/api/sims.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { OutOfReach } from '../../infra/ports/circuit-breaker.ts';

type WithNetwork = Pick<AppDeps, 'ports'>;

/**
 * What a phone needs to load the profile of a card. A person who has it can take over the line: only the holder sees
 * it, and no log contains it. @throws Problem 1116 while the network cannot be reached
 */
export function esimProfile({ ports }: WithNetwork, iccid: string): Promise<EsimView> {
  return reach(ports.network.esimProfile(iccid));
}

/** PIN and PUK of a card, asked for when they are wanted and kept nowhere. @throws Problem 1116 */
export function simSecrets({ ports }: WithNetwork, iccid: string): Promise<SimSecretsView> {
  return reach(ports.network.simSecrets(iccid));
}

async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw cause instanceof OutOfReach ? problem(1116, { cause }) : cause;
  }
}
