import type { Tariff } from '../../../shared/api/catalogue.ts';
import type { ChangesView, PlannedChange, TariffOffer } from '../../../shared/api/changes.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { Lang } from '../../../shared/language.ts';
import { changeMonth, changeRefusal, minimumEndAfter } from '../../../shared/states/tariff-change.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { viewAnswers } from '../../infra/forms/answers.service.ts';
import { type Reader, tariffsFor } from '../catalogue/catalogue.service.ts';
import {
  type ChangingLine,
  findChangingLine,
  findPlanned,
  type TariffChange,
} from './tariff-change.repository.ts';

/** The line of a customer whose tariff is to change. @throws Problem 1023 without a running contract */
export async function changingLine(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  userId: string,
  contractId?: string,
): Promise<ChangingLine> {
  const line = await findChangingLine(deps.db, { userId, contractId, today: berlinToday(deps.clock()) });
  if (!line) throw problem(1023);
  return line;
}

/** The tariffs that a line can have, what they cost, and from when. @throws Problem 1023 */
export async function changesOf(
  deps: AppDeps,
  reader: Reader,
  userId: string,
  contractId?: string,
): Promise<ChangesView> {
  const line = await changingLine(deps, userId, contractId);
  const [tariffs, planned] = await Promise.all([
    tariffsFor(deps, reader),
    findPlanned(deps.db, line.contractId),
  ]);
  const today = berlinToday(deps.clock());
  const { msisdn, lineName, tariffId, tariffName, monthlyCents, minimumEndsOn } = line;
  return {
    contractId: line.contractId,
    msisdn,
    lineName,
    tariffId,
    tariffName,
    monthlyCents,
    minimumEndsOn,
    planned: planned ? await plannedView(deps, planned, reader.lang) : null,
    offers: tariffs.filter((tariff) => isFor(line, tariff)).map((tariff) => offerOf(line, tariff, today)),
  };
}

/** A main line stays one, a second card stays one; a tariff for businesses is ordered by an application. */
export function isFor(line: ChangingLine, tariff: Tariff): boolean {
  return !tariff.businessOnly && tariff.mainContractRequired === line.isSecondCard;
}

export function offerOf(line: ChangingLine, tariff: Tariff, today: string): TariffOffer {
  const { startsOn } = changeMonth(line.startsOn, today, true);
  const offer = { tariffId: tariff.id, monthlyCents: tariff.priceCents };
  return {
    tariff,
    refusal: changeRefusal({ current: line, offer, startsOn }),
    startsOn,
    startsAfterWithdrawalOn: changeMonth(line.startsOn, today, false).startsOn,
    minimumEndsOn: minimumEndAfter(startsOn, tariff.termMonths, line.minimumEndsOn),
  };
}

export async function plannedView(deps: AppDeps, change: TariffChange, lang: Lang): Promise<PlannedChange> {
  const { tariffId, tariffName, line, startsOn, minimumEndsOn } = change;
  const answers = await viewAnswers(deps, change.answers, lang);
  return { tariffId, tariffName, monthlyCents: line.cents, startsOn, minimumEndsOn, answers };
}
