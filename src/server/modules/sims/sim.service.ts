import type { ContractView } from '../../../shared/api/contracts.ts';
import type { SimSecretsView, SimView } from '../../../shared/api/sims.ts';
import { goesOn } from '../../../shared/states/contract.ts';
import type { SimState } from '../../../shared/states/sim.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { barringsOf } from '../contracts/barring.repository.ts';
import { contractsOf } from '../contracts/contract.service.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
import { simSecrets } from '../phone-numbers/sim-profile.service.ts';
import { type Replacing, replacingOf } from './replacement-view.repository.ts';

/** The SIMs of a customer's lines, that of the line that began first is the first. @throws Problem 1023 without one */
export async function simsOf(deps: AppDeps, userId: string): Promise<SimView[]> {
  const sims = (await withSims(deps, userId)).map(({ sim }) => sim);
  if (sims.length === 0) throw problem(1023);
  return sims;
}

/** A SIM with the order of its line. */
export interface OwnSim {
  sim: SimView;
  orderId: string;
}

/** @throws Problem 1109 unless the line is the customer's, has not ended and has a SIM */
export async function simOf(deps: AppDeps, userId: string, contractId: string): Promise<OwnSim> {
  const own = (await withSims(deps, userId)).find(({ sim }) => sim.contractId === contractId);
  if (!own) throw problem(1109);
  return own;
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

/** The lines that have not ended, each with its SIM. */
async function withSims(deps: AppDeps, userId: string): Promise<OwnSim[]> {
  // The language is that of answers, which no SIM shows.
  const contracts = await contractsOf(deps, 'de', userId);
  const ids = contracts.map(({ id }) => id);
  const barred = await barringsOf(deps.db, ids);
  const replacing = await replacingOf(deps.db, ids);
  return contracts.flatMap((contract) => {
    const { id, orderId } = contract;
    const sim = viewOf(contract, { barrings: barred.get(id) ?? [], ...(replacing.get(id) ?? notReplaced) });
    return sim ? [{ sim, orderId }] : [];
  });
}

const notReplaced: Pick<SimView, keyof Replacing> = { replacedFrom: null, card: null };

function viewOf(
  contract: ContractView,
  more: Pick<SimView, 'barrings' | 'replacedFrom' | 'card'>,
): SimView | undefined {
  const { id: contractId, sim, hasEsimCode, msisdn, lineName, tariffName } = contract;
  if (!sim || !goesOn(contract)) return undefined;
  const { type: kind, iccid, lostAt } = sim;
  const line = { contractId, msisdn, lineName, tariffName, hasEsimCode, ...more };
  return { ...line, kind, state: stateOf(sim), iccid, lostAt };
}

function stateOf({ state }: NonNullable<ContractView['sim']>): SimState {
  return state === 'active' || state === 'blocked' ? state : 'waiting';
}
