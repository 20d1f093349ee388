import type { EsimView } from '../../../shared/api/contracts.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { OutOfReach } from '../../infra/ports/circuit-breaker.ts';

/**
 * What a phone needs to load the profile of a card. A person who has it can take over the line: only the holder sees
 * it, and no log contains it. @throws Problem 1116 while the network cannot be reached
 */
export async function esimProfile({ ports }: Pick<AppDeps, 'ports'>, iccid: string): Promise<EsimView> {
  try {
    return await ports.network.esimProfile(iccid);
  } catch (cause) {
    throw cause instanceof OutOfReach ? problem(1116, { cause }) : cause;
  }
}
