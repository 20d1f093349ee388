import { type Problem, problem } from '../../errors/problem.ts';
import { takeUnits } from '../budgets/budget.repository.ts';
import type { RoomName } from '../budgets/budget-watch.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { isGuest, sumWaiting, type UploadOwner, type WaitingRoom } from './upload.repository.ts';

/** The operator hears of a full room once in this time. */
const toldEveryMs = 3_600_000;

/** What files that wait may fill: strangers half of it, so that customers always find room. */
export function waitingRoom({ config }: Pick<AppDeps, 'config'>): WaitingRoom {
  const { waitingBytes } = config.uploads;
  return { all: waitingBytes, strangers: Math.floor(waitingBytes / 2) };
}

/**
 * Refuses a file of so many bytes before it is read, when there is no room for it.
 * @throws Problem 1132
 */
export async function requireWaitingRoom(deps: AppDeps, owner: UploadOwner, bytes: number): Promise<void> {
  const most = waitingRoom(deps);
  const waiting = await sumWaiting(deps.db);
  const isFull = waiting.all + bytes > most.all;
  if (isFull || (isGuest(owner) && waiting.strangers + bytes > most.strangers))
    throw await noRoom(deps, owner);
}

/** The refusal of a file without room. The operator is told, by mail and in the log, once an hour. */
export async function noRoom(deps: AppDeps, owner: UploadOwner): Promise<Problem> {
  const room = isGuest(owner) ? 'uploadRoomStrangers' : 'uploadRoom';
  const now = deps.clock();
  const endsAt = new Date(now.getTime() + toldEveryMs);
  await deps.db.transaction(async (tx) => {
    const isFirst = (await takeUnits(tx, [{ budget: room, key: '', limit: 1, endsAt }], now)).length === 1;
    if (isFirst) await tellOperator(tx, deps, room);
  });
  deps.budgets.refused(room);
  return problem(1132, { retryAfter: 3600 });
}

async function tellOperator(tx: Queryable, deps: AppDeps, room: RoomName): Promise<void> {
  deps.budgets.usedUp(room);
  const { operatorEmail: to, team } = deps.config;
  if (to === undefined) return;
  const { all, strangers } = waitingRoom(deps);
  const [kind, most] = room === 'uploadRoomStrangers' ? ['strangers', strangers] : ['all', all];
  const values = { kind, limit: most / 1_000_000 };
  await enqueueMail(tx, deps, { team, lang: 'de', to, name: 'uploadRoomFull', values });
}
