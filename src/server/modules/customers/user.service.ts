import type { UserView } from '../../../shared/api/customers.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findUser, takenBy } from './user.repository.ts';

/** @throws Problem 1041 */
export async function viewUser(deps: AppDeps, userId: string): Promise<UserView> {
  const user = await findUser(deps.db, userId);
  if (!user) throw problem(1041);
  return user;
}

/** Whether no other account of the team has the address. */
export async function isEmailFree(
  deps: AppDeps,
  team: TeamId,
  email: string,
  userId: string | undefined,
): Promise<boolean> {
  const taken = await takenBy(deps.db, team, { email: email.trim(), phone: '' }, userId);
  return !taken.email;
}
