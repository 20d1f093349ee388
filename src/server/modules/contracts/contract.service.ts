import { createHash } from 'node:crypto';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import type { ContractView, EsimView } from '../../../shared/api/contracts.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { Lang } from '../../../shared/language.ts';
import {
  bindingEnd,
  contractState,
  earliestEnd,
  goesOn,
  lastDayToCancel,
  withdrawalEnd,
} from '../../../shared/states/contract.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { viewAnswers } from '../../infra/forms/answers.service.ts';
import { type Reader, tariffFor } from '../catalogue/catalogue.service.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
import { esimProfile } from '../phone-numbers/sim-profile.service.ts';
import { type ContractRow, listContracts } from './contract.repository.ts';

/** A text that differs when anything has changed that a customer sees of the contracts. @throws Problem 1023 without one */
export async function versionOf(deps: AppDeps, lang: Lang, userId: string): Promise<string> {
  const contracts = await contractsOf(deps, lang, userId);
  if (contracts.length === 0) throw problem(1023);
  return createHash('sha256').update(JSON.stringify(contracts)).digest('base64url').slice(0, 22);
}

/** A customer's contracts: the line that began first and still runs is the first, those that have ended are the last. */
export async function contractsOf(deps: AppDeps, lang: Lang, userId: string): Promise<ContractView[]> {
  const rows = await listContracts(deps.db, userId);
  const contracts = await Promise.all(rows.map((row) => viewOf(deps, lang, row)));
  return [...contracts.filter(goesOn), ...contracts.filter((one) => !goesOn(one)).toReversed()];
}

/**
 * The plan of a line; without an id that of the line that began first and still runs, else of the next one.
 * @throws Problem 1023 without a line; 1109 unless the named one is the customer's and has not ended
 */
export async function currentTariff(
  deps: AppDeps,
  reader: Reader,
  userId: string,
  contractId?: string,
): Promise<{ contract: ContractView; tariff: Tariff }> {
  const lines = (await contractsOf(deps, reader.lang, userId)).filter(goesOn);
  const contract = contractId ? lines.find(({ id }) => id === contractId) : lines[0];
  if (!contract) throw problem(contractId ? 1109 : 1023);
  return { contract, tariff: await tariffFor(deps, reader, contract.tariffId) };
}

/** The code of a line's eSIM. @throws Problem 1109 unless the contract is the customer's and has one; 1116 */
export async function revealEsim(deps: AppDeps, userId: string, id: string): Promise<EsimView> {
  const contract = (await contractsOf(deps, 'de', userId)).find((one) => one.id === id);
  if (!contract?.hasEsimCode || !contract.sim) throw problem(1109);
  const profile = await esimProfile(deps, contract.sim.iccid);
  await deps.db.transaction((tx) => enqueueActNotice(tx, deps, userId, 'esim'));
  return profile;
}

async function viewOf(
  deps: AppDeps,
  lang: Lang,
  { withdrawnOn, termMonths, ...contract }: ContractRow,
): Promise<ContractView> {
  const today = berlinToday(deps.clock());
  const waiting = contract.waiting.map(async ({ answers, ...declared }) => ({
    ...declared,
    answers: await viewAnswers(deps, answers, lang),
  }));
  const { startsOn, awaits, endedOn, minimumEndsOn, concludedOn, sim } = contract;
  const state = contractState({ startsOn, awaits, endedOn, withdrawnOn }, today);
  const until = withdrawalEnd(concludedOn);
  const canBeUsed = goesOn({ state });
  return {
    ...contract,
    state,
    sim: sim && { ...sim, lostAt: sim.lostAt && new Date(sim.lostAt).toISOString() },
    awaits: canBeUsed ? awaits : null,
    lastDayToCancel: lastDay(contract),
    earliestEndOn: earliestEnd(bindingEnd({ minimumEndsOn, termMonths }, today), today),
    withdrawableUntil: withdrawnOn === null && today <= until ? until : null,
    hasEsimCode: canBeUsed && sim?.type === 'esim',
    waiting: await Promise.all(waiting),
  };
}

/** Null before the contract has begun, and for a term as short as the notice: no day ends it with its term. */
function lastDay({
  startsOn,
  minimumEndsOn,
}: Pick<ContractRow, 'startsOn' | 'minimumEndsOn'>): string | null {
  if (startsOn === null || minimumEndsOn === null) return null;
  const day = lastDayToCancel(minimumEndsOn);
  return day >= startsOn ? day : null;
}
