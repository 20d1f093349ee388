import type { ContractView } from '../../../shared/api/contracts.ts';
import type { SimSecretsView, SimView } from '../../../shared/api/sims.ts';
import type { SimState } from '../../../shared/states/sim.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { contractsOf } from '../contracts/contract.service.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
import { simSecrets } from '../phone-numbers/sim-profile.service.ts';

/** The SIMs of a customer's lines, newest line first. @throws Problem 1023 without one */
export async function simsOf(deps: AppDeps, userId: string): Promise<SimView[]> {
  const sims = (await contractsOf(deps, userId)).flatMap((contract) => viewOf(contract) ?? []);
  if (sims.length === 0) throw problem(1023);
  return sims;
}

/** A SIM with the order of its line. @throws Problem 1109 unless the line is the customer's, has not ended and has a SIM */
export async function simOf(
  deps: AppDeps,
  userId: string,
  contractId: string,
): Promise<{ sim: SimView; orderId: string }> {
  const contract = (await contractsOf(deps, userId)).find(({ id }) => id === contractId);
  const sim = contract && viewOf(contract);
  if (!sim) throw problem(1109);
  return { sim, orderId: contract.orderId };
}

/** PIN and PUK of a line's SIM; the customer is told that they were shown. @throws Problem 1109, 1116 */
export async function revealSecrets(
  deps: AppDeps,
  userId: string,
  contractId: string,
): Promise<SimSecretsView> {
  const { sim } = await simOf(deps, userId, contractId);
  const secrets = await simSecrets(deps, sim.iccid);
  await deps.db.transaction((tx) => enqueueActNotice(tx, deps, userId, 'simSecrets'));
  return secrets;
}

function viewOf({ id, state, sim, hasEsimCode, msisdn, tariffName }: ContractView): SimView | undefined {
  if (!sim || state === 'ended' || state === 'withdrawn') return undefined;
  const { type: kind, iccid, lostAt } = sim;
  return { contractId: id, msisdn, tariffName, kind, state: stateOf(sim), iccid, lostAt, hasEsimCode };
}

function stateOf({ state }: NonNullable<ContractView['sim']>): SimState {
  return state === 'active' || state === 'blocked' ? state : 'waiting';
}
