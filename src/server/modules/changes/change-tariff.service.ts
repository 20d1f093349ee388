import type { KeptAnswers } from '../../../shared/answers.ts';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { tariffLine } from '../../../shared/price-lines.ts';
import { changeMonth, minimumEndAfter } from '../../../shared/states/tariff-change.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn } from '../../infra/forms/answers.service.ts';
import { passOnAnswers } from '../../infra/forms/pass-on-answers.service.ts';
import { claimWrite } from '../../infra/idempotency/idempotency.repository.ts';
import {
  earlierResult,
  requestHashes,
  type WriteIdentity,
} from '../../infra/idempotency/idempotency.service.ts';
import { keepForOrder } from '../../infra/pdf/document.repository.ts';
import { type Reader, tariffFor } from '../catalogue/catalogue.service.ts';
import { findOwnSummary } from '../orders/contract-summary/contract-summary.repository.ts';
import { factsText } from '../orders/contract-summary/summary-facts.ts';
import { beginDueChange } from './begin-change.service.ts';
import { changeFacts } from './change-facts.ts';
import { tellChange } from './change-mail.ts';
import {
  type ChangingLine,
  findPlanned,
  insertChange,
  lockOrderOf,
  setChangeState,
  type TariffChange,
} from './tariff-change.repository.ts';
import { changingLine, isFor, offerOf } from './tariff-offers.service.ts';

/** A request to change the tariff of a line. */
export interface ChangeRequest {
  reader: Reader;
  userId: string;
  contractId: string | undefined;
  tariffId: string;
  earlyStart: boolean;
  /** To fields that no code reads. */
  answers: KeptAnswers;
  idempotencyKey: string;
}

/** The line and the tariff of a wish. @throws Problem 1023, 1012; 1033 the same; 1122 cheaper in the minimum term */
export async function wishedChange(
  deps: AppDeps,
  {
    reader,
    userId,
    contractId,
    tariffId,
  }: Pick<ChangeRequest, 'reader' | 'userId' | 'contractId' | 'tariffId'>,
): Promise<{ line: ChangingLine; tariff: Tariff }> {
  const line = await changingLine(deps, userId, contractId);
  // The summary is a German document, whatever the page's language.
  const tariff = await tariffFor(deps, { ...reader, lang: 'de' }, tariffId);
  if (!isFor(line, tariff)) throw problem(1012);
  const { refusal } = offerOf(line, tariff, berlinToday(deps.clock()));
  if (refusal) throw problem(refusal === 'same' ? 1033 : 1122);
  return { line, tariff };
}

/**
 * Orders another tariff for a line. The same request returns the same change; another change of the line that has not
 * begun gives way.
 * @throws Problem 1023, 1012, 1033, 1122; 1110 without a contract summary of this content; 1106 key of another request
 */
export async function changeTariff(deps: AppDeps, request: ChangeRequest): Promise<TariffChange> {
  const { line, tariff } = await wishedChange(deps, request);
  const lines = await answerLines(deps, request.answers);
  return deps.db.transaction(async (tx) => {
    await lockOrderOf(tx, line.contractId);
    await beginDueChange(tx, deps, line.orderId);
    const write = identify(deps, request, line.contractId);
    const planned = await findPlanned(tx, line.contractId);
    if (planned && (await earlierResult(tx, write)) === planned.id) return planned;
    if (planned?.tariffId === tariff.id) throw problem(1033);
    if (planned) await setChangeState(tx, planned.id, 'revoked', deps.clock());
    const change = await plan(tx, deps, request, { line, tariff, lines });
    const done = { owner: `user:${request.userId}`, requestHash: write.requestHash, resultId: change.id };
    if (!(await claimWrite(tx, write, done, deps.clock()))) throw problem(1106);
    return change;
  });
}

async function plan(
  tx: Queryable,
  deps: AppDeps,
  { userId, earlyStart, answers }: ChangeRequest,
  { line, tariff, lines }: { line: ChangingLine; tariff: Tariff; lines: string[] },
): Promise<TariffChange> {
  const now = deps.clock();
  const today = berlinToday(now);
  const facts = changeFacts(line, tariff, { today, earlyStart });
  const summary = await findOwnSummary(tx, factsText(facts), `user:${userId}`);
  if (!summary) throw problem(1110);
  await keepForOrder(tx, summary.id, line.orderId);
  const { month, startsOn } = changeMonth(line.startsOn, today, earlyStart);
  const change = {
    id: deps.random.id(),
    contractId: line.contractId,
    tariffId: tariff.id,
    tariffName: tariff.name,
    startsOn,
    month,
    minimumEndsOn: minimumEndAfter(startsOn, tariff.termMonths, line.minimumEndsOn),
    line: tariffLine(tariff),
    answers,
  };
  const number = `T-${deps.random.digits(10)}`;
  const { team } = line;
  const stored = { ...change, answers: answersColumn(answers), number, team, earlyStart };
  await insertChange(tx, { ...stored, summaryId: summary.id, now });
  await tellChange(tx, deps, 'tariffChangeOrdered', { line, change, number, summaryId: summary.id });
  await passOnAnswers(tx, deps, { team, kind: 'tariffChange', number }, lines);
  return change;
}

/** Takes back a change that has not begun. @throws Problem 1023 without a running contract */
export async function revokeChange(deps: AppDeps, userId: string, contractId?: string): Promise<void> {
  const line = await changingLine(deps, userId, contractId);
  await deps.db.transaction(async (tx) => {
    await lockOrderOf(tx, line.contractId);
    await beginDueChange(tx, deps, line.orderId);
    const change = await findPlanned(tx, line.contractId);
    if (!change) return;
    await setChangeState(tx, change.id, 'revoked', deps.clock());
    await tellChange(tx, deps, 'tariffChangeRevoked', { line, change });
  });
}

function identify(deps: AppDeps, request: ChangeRequest, contractId: string): WriteIdentity {
  const { reader, userId, tariffId, earlyStart, idempotencyKey: key } = request;
  const hashes = requestHashes(deps, { contractId, tariffId, earlyStart });
  return { team: reader.team, operation: 'tariffChange', key, owners: [`user:${userId}`], ...hashes };
}
