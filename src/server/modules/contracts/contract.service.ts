import type { Tariff } from '../../../shared/catalogue.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { ContractView } from '../../../shared/order-view.ts';
import {
  contractState,
  earliestEnd,
  lastDayToCancel,
  withdrawalEnd,
} from '../../../shared/states/contract.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import { type Reader, tariffFor } from '../catalogue/catalogue.service.ts';
import { esimCode } from '../../commerce/numbers/esim-code.ts';
import { type ContractRow, listContracts } from './contract.repository.ts';

/** A customer's contracts, newest first. */
export async function contractsOf(deps: AppDeps, userId: string): Promise<ContractView[]> {
  const today = berlinToday(deps.clock());
  return (await listContracts(deps.db, userId)).map((row) => viewOf(deps, row, today));
}

/** The plan that somebody uses now: of an active contract, else of the next one. @throws Problem 1023 */
export async function currentTariff(
  deps: AppDeps,
  reader: Reader,
  userId: string,
): Promise<{ contract: ContractView; tariff: Tariff }> {
  const contracts = await contractsOf(deps, userId);
  const contract =
    contracts.find(({ state }) => state === 'active') ?? contracts.find(({ state }) => state === 'pending');
  if (!contract) throw problem(1023);
  return { contract, tariff: await tariffFor(deps, reader, contract.tariffId) };
}

function viewOf(deps: AppDeps, { withdrawnOn, ...contract }: ContractRow, today: string): ContractView {
  const { startsOn, endedOn, minimumEndsOn, concludedOn, sim } = contract;
  const state = contractState({ startsOn, endedOn, withdrawnOn }, today);
  const until = withdrawalEnd(concludedOn);
  const canBeUsed = state === 'pending' || state === 'active';
  return {
    ...contract,
    state,
    lastDayToCancel: lastDayToCancel(minimumEndsOn),
    earliestEndOn: earliestEnd(minimumEndsOn, today),
    withdrawableUntil: withdrawnOn === null && today <= until ? until : null,
    esim: canBeUsed && sim?.type === 'esim' ? esimCode(deps, sim.iccid) : null,
  };
}
