import { berlinToday } from '../../../shared/dates.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { claimWrite } from '../../infra/idempotency/idempotency.repository.ts';
import {
  earlierResult,
  requestHashes,
  type WriteIdentity,
} from '../../infra/idempotency/idempotency.service.ts';
import { optionFor, type Reader } from '../catalogue/catalogue.service.ts';
import { type Booked, termOf } from './booking-term.ts';
import { isOverCostLimit } from './cost-limit.service.ts';
import { findAllowedLine } from './line-allowance.repository.ts';
import { findOwnContract, insertBooking, type NewBooking } from './option-booking.repository.ts';
import { settleEarlier } from './renew-booking.service.ts';

/** A request to book a package. */
export interface BookingRequest {
  reader: Reader;
  userId: string;
  /** An option's id or slug. */
  option: string;
  contractId?: string;
  /** The customer asked that it starts within the withdrawal period (§ 357a BGB). */
  earlyStart: boolean;
  idempotencyKey: string;
}

/**
 * Books a package for a contract, to be paid later. The same request returns the same booking; another one on the same
 * day, at the same price and with the same beginning too, as long as it is not paid.
 * @throws Problem 1023 without a contract; 1024 an unknown package; 1106 key of another request; 1117 over the limit
 * that the customer has set; 1123 when the line ends before the package would begin
 */
export async function bookOption(deps: AppDeps, request: BookingRequest): Promise<string> {
  const { id, sessions } = await bookOnce(deps, request);
  // The pages of a booking that has given way must not take money any more. If the call fails, reconciliation repeats it.
  for (const session of sessions)
    await deps.ports.payments
      .cancelSession(session)
      .catch((cause) => deps.onOutsideFailure(cause, 'cancel a payment'));
  return id;
}

async function bookOnce(
  deps: AppDeps,
  request: BookingRequest,
): Promise<{ id: string; sessions: readonly string[] }> {
  const { reader, userId, contractId: wanted, earlyStart } = request;
  const option = await optionFor(deps, reader, request.option);
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const contractId = await findOwnContract(tx, userId, berlinToday(now), wanted);
    if (!contractId) throw problem(1023);
    const write = identify(deps, request, option.id);
    const earlier = await earlierResult(tx, write);
    if (earlier) return { id: earlier, sessions: [] };
    const { id: optionId, priceCents } = option;
    if (!(await canBegin(tx, contractId, { ...option, earlyStart, orderedOn: berlinToday(now) })))
      throw problem(1123);
    if (await isOverCostLimit(tx, deps, { contractId, amountCents: priceCents })) throw problem(1117);
    const wish = { contractId, optionId, priceCents, earlyStart };
    const before = await settleEarlier(tx, deps, wish);
    const id = 'id' in before ? before.id : await insertNew(tx, deps, request, wish);
    const done = { owner: `user:${userId}`, requestHash: write.requestHash, resultId: id };
    const isFirst = await claimWrite(tx, write, done, now);
    const sessions = 'sessions' in before ? before.sessions : [];
    return { id: isFirst ? id : ((await earlierResult(tx, write)) ?? id), sessions };
  });
}

async function insertNew(
  tx: Queryable,
  deps: AppDeps,
  { reader: { team, lang }, userId }: BookingRequest,
  wish: Pick<NewBooking, 'contractId' | 'optionId' | 'priceCents' | 'earlyStart'>,
): Promise<string> {
  const id = deps.random.id();
  const number = `P-${deps.random.digits(10)}`;
  await insertBooking(tx, { ...wish, id, team, number, userId, lang, now: deps.clock() });
  return id;
}

/** Whether a package, paid on the day of its order, begins before the line ends. */
async function canBegin(
  tx: Queryable,
  contractId: string,
  wish: Pick<Booked, 'orderedOn' | 'earlyStart' | 'durationDays' | 'isRecurring'>,
): Promise<boolean> {
  const line = await findAllowedLine(tx, contractId);
  if (!line) return false;
  const days = { lineStartsOn: line.startsOn, lineEndsOn: line.endedOn };
  return termOf({ ...wish, ...days }, wish.orderedOn) !== null;
}

function identify(deps: AppDeps, request: BookingRequest, optionId: string): WriteIdentity {
  const { reader, userId, contractId, earlyStart, idempotencyKey: key } = request;
  const hashes = requestHashes(deps, { optionId, contractId, earlyStart });
  return { team: reader.team, operation: 'option', key, owners: [`user:${userId}`], ...hashes };
}
