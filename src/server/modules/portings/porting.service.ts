import { berlinToday } from '../../../shared/dates.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { nextPorting, type PortingEvent, type PortingState } from '../../../shared/states/porting.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { OutOfReach } from '../../infra/ports/circuit-breaker.ts';
import { enqueue } from '../../infra/ports/outbox/outbox.ts';
import { isAskedFor, movePorting, type OpenPorting, openPortings } from './porting.repository.ts';

/** Moves portings on to their state of today: of one customer, or of all. A failure does not stop the others. */
export async function advancePortings(deps: AppDeps, userId: string | null = null): Promise<void> {
  const failures: unknown[] = [];
  for (const porting of await openPortings(deps.db, userId))
    await advance(deps, porting).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** The same when a customer opens the page: an operator's missing answer is asked for again later. */
export async function lookAtPortings(deps: AppDeps, userId: string): Promise<void> {
  await advancePortings(deps, userId).catch((error: unknown) => {
    if (!(error instanceof OutOfReach)) throw error;
  });
}

async function advance(deps: AppDeps, porting: OpenPorting): Promise<void> {
  const today = berlinToday(deps.clock());
  const state = stateOf(porting);
  const since = berlinToday(porting.updatedAt);
  const event = await deps.ports.porting.updateOn({ ...porting, state, since }, today);
  if (!event) return;
  const next = nextPorting(await guarded(deps, porting, state, event, today), event, today);
  if (next.status === porting.status || !(await record(deps, porting, next))) return;
  await advance(deps, { ...porting, ...movedTo(next), updatedAt: deps.clock() });
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
    if (!(await movePorting(tx, porting.id, porting.status, next, now))) return false;
    const text = messageOf(deps, porting, next);
    const { team, lang, phone: to } = porting;
    if (text) await enqueue(tx, { now, team, channel: 'sms', to, lang, template: 'porting', text });
    return true;
  });
}

/** The customer gets no message about steps in between. */
function messageOf({ words, teams }: AppDeps, { lang, team, msisdn }: OpenPorting, next: PortingState) {
  if (!['scheduled', 'completed', 'rejected'].includes(next.status)) return undefined;
  const date = germanDay(next.scheduledOn ?? '');
  const values = { msisdn: formatPhone(msisdn), date, brand: teams[team].name };
  return words.text(lang, `outbox.porting.${next.status}`, values);
}

function stateOf({ status, scheduledOn }: OpenPorting): PortingState {
  return { status, ...(scheduledOn ? { scheduledOn } : {}) };
}

function movedTo(next: PortingState): Pick<OpenPorting, 'status' | 'scheduledOn'> {
  return { status: next.status, scheduledOn: next.scheduledOn ?? null };
}
