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
import { problem } from '../../plugins/problem.ts';
import { type Reader, tariffFor } from '../catalogue/catalogue.service.ts';
import { type ContractRow, listContracts } from './contract.repository.ts';

/** A customer's contracts, newest first. */
export async function contractsOf({ db, clock }: AppDeps, userId: string): Promise<ContractView[]> {
  const today = berlinToday(clock());
  return (await listContracts(db, userId)).map((row) => viewOf(row, today));
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

function viewOf({ withdrawnOn, ...contract }: ContractRow, today: string): ContractView {
  const { startsOn, endedOn, minimumEndsOn, concludedOn } = contract;
  const state = contractState({ startsOn, endedOn, withdrawnOn }, today);
  const until = withdrawalEnd(concludedOn);
  return {
    ...contract,
    state,
    lastDayToCancel: lastDayToCancel(minimumEndsOn),
    earliestEndOn: earliestEnd(minimumEndsOn, today),
    withdrawableUntil: withdrawnOn === null && today <= until ? until : null,
  };
}
