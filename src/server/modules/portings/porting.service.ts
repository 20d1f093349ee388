import { berlinToday } from '../../../shared/dates.ts';
import { lineStart } from '../../../shared/states/contract.ts';
import {
  nextPorting,
  type PortingEvent,
  type PortingState,
  portingStates,
} from '../../../shared/states/porting.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { OutOfReach } from '../../infra/ports/circuit-breaker.ts';
import type { PortingRequest } from '../../infra/ports/porting/porting.ts';
import { beginLine } from './begin-line.service.ts';
import { keepLateNumber } from './cancel-porting.service.ts';
import { tellNumberWithoutLine } from './number-without-line.service.ts';
import {
  isAskedFor,
  movePorting,
  type OpenPorting,
  openPortings,
  recordAsked,
} from './porting.repository.ts';
import { tellPortingStep } from './porting-sms.ts';

/** Which portings to look at; default: all. */
type Which = { userId?: string; id?: string; isNews?: boolean };

/**
 * Moves portings on to their state of today: of one customer, one by its id, or all. A failure does not stop the others.
 * @param which with `isNews`, also those that were asked about a moment ago
 */
export async function advancePortings(deps: AppDeps, { isNews, ...which }: Which = {}): Promise<void> {
  const now = deps.clock();
  const waitMs = isNews ? 0 : deps.ports.porting.askAgainSeconds * 1000;
  const failures: unknown[] = [];
  for (const porting of await openPortings(deps.db, {
    ...which,
    askedBefore: new Date(now.getTime() - waitMs),
  }))
    await ask(deps, porting).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** The same when a customer opens the page: an operator's missing answer is asked for again later. */
export async function lookAtPortings(deps: AppDeps, userId: string): Promise<void> {
  await advancePortings(deps, { userId }).catch((error: unknown) => {
    if (!(error instanceof OutOfReach)) throw error;
  });
}

async function ask(deps: AppDeps, porting: OpenPorting): Promise<void> {
  if (deps.ports.porting.askAgainSeconds > 0) await recordAsked(deps.db, porting.id, deps.clock());
  await advance(deps, porting);
}

async function advance(deps: AppDeps, porting: OpenPorting): Promise<void> {
  const today = berlinToday(deps.clock());
  const request = requestOf(porting);
  const event = await deps.ports.porting.updateOn(request, today);
  if (!event) return;
  const next = nextPorting(await guarded(deps, porting, request.state, event, today), event, today);
  const isMoved = next.status !== porting.status || (next.scheduledOn ?? null) !== porting.scheduledOn;
  if (!isMoved || !(await record(deps, porting, next)) || !isOnward(porting, next)) return;
  const { status, scheduledOn = null, agreedOn = null, leftOn = null } = next;
  await advance(deps, { ...porting, status, scheduledOn, agreedOn, leftOn, updatedAt: deps.clock() });
}

/** After a day that was moved or taken back we wait: an exchange that names one day after another is not followed for ever. */
function isOnward({ status }: OpenPorting, next: PortingState): boolean {
  return portingStates.indexOf(next.status) > portingStates.indexOf(status);
}

function requestOf(porting: OpenPorting): PortingRequest {
  const { id, msisdn, mnpType, provider, holder, contractEndsOn, corrections } = porting;
  const { orderedAt, paidAt, earlyStart } = porting;
  return {
    ...{ id, msisdn, mnpType, provider, holder, contractEndsOn, corrections },
    notBefore: lineStart({
      orderedOn: berlinToday(orderedAt),
      paidOn: berlinToday(paidAt),
      earlyStart,
      portedAfter: contractEndsOn,
    }),
    state: stateOf(porting),
    since: berlinToday(porting.updatedAt),
  };
}

function stateOf({ status, scheduledOn, agreedOn, leftOn }: OpenPorting): PortingState {
  return {
    status,
    ...(scheduledOn ? { scheduledOn } : {}),
    ...(agreedOn ? { agreedOn } : {}),
    ...(leftOn ? { leftOn } : {}),
  };
}

/** A number that another order already requests is refused, as its operator would do. */
async function guarded(
  deps: AppDeps,
  porting: OpenPorting,
  state: PortingState,
  event: PortingEvent,
  today: string,
) {
  if (event.type !== 'sent' || !(await isAskedFor(deps.db, porting.msisdn, porting.id))) return state;
  const sent = nextPorting(state, event, today);
  return nextPorting(sent, { type: 'rejected', reason: 'ALREADY_REQUESTED' }, today);
}

function record(deps: AppDeps, porting: OpenPorting, next: PortingState): Promise<boolean> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    if (!(await movePorting(tx, porting, next, now))) return false;
    if (next.status === 'scheduled' && (await keepLateNumber(tx, deps, porting.orderId, porting.endedOn)))
      return false;
    if (await tellNumberWithoutLine(tx, deps, porting, next)) return true;
    const waitsForCard = next.status === 'completed' && (await beginLine(tx, deps, porting, next));
    await tellPortingStep(tx, deps, porting, { before: porting.scheduledOn, next, waitsForCard });
    return true;
  });
}
