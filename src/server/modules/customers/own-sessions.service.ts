import type { DeviceView } from '../../../shared/api/customers.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueActNotice } from './act-notice.ts';
import { endOwnSession, findOwnSessions } from './own-session.repository.ts';
import { endSessionsOf, type SessionUser } from './session.repository.ts';

/** Where the customer is signed in, this session first. */
export async function ownSessions(deps: AppDeps, user: SessionUser): Promise<DeviceView[]> {
  const found = await findOwnSessions(deps.db, user.id, deps.clock());
  const views = found.map(({ firstUsedAt, lastUsedAt, ...session }) => ({
    ...session,
    isCurrent: session.id === user.sessionId,
    firstUsedAt: firstUsedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
  return [...views.filter(({ isCurrent }) => isCurrent), ...views.filter(({ isCurrent }) => !isCurrent)];
}

/** Ends one session of the customer, who is told by mail. @throws Problem 1022 */
export async function endOne(deps: AppDeps, user: SessionUser, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await endOwnSession(tx, user.id, id, deps.clock()))) throw problem(1022);
    await enqueueActNotice(tx, deps, user.id, 'deviceEnded');
  });
}

/** Ends all sessions of the customer but this one; the customer is told by mail. */
export async function endOthers(deps: AppDeps, user: SessionUser): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await endSessionsOf(tx, user.id, deps.clock(), user.sessionId);
    await enqueueActNotice(tx, deps, user.id, 'devicesEnded');
  });
}
