import type { AccountProfile } from '../../../shared/generated/forms.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { UserView } from '../../../shared/user-view.ts';
import type { Guest } from './guest.repository.ts';
import { findUser, takenBy } from './user.repository.ts';
import { isUniqueViolation } from '../../infra/db/constraint.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import { updateProfile } from './profile.repository.ts';

/** The user's data in the shape of the form. */
export function asForm({ id: _id, phoneNumber, invitationCode: _code, ...rest }: UserView) {
  return { ...rest, phone: phoneNumber };
}

/**
 * Stores a changed profile.
 * @throws Problem 1107 for a new phone that was not proved; 1066, 1048 for one that another account has
 */
export async function changeProfile(
  deps: AppDeps,
  team: TeamId,
  user: UserView,
  guest: Guest | null,
  profile: AccountProfile,
): Promise<UserView> {
  const isNewPhone = profile.phone !== user.phoneNumber;
  if (isNewPhone && guest?.provedPhone !== profile.phone) throw problem(1107);
  return deps.db.transaction(async (tx) => {
    refuseTaken(await takenBy(tx, team, profile, user.id));
    await store(tx, deps, user.id, profile);
    return (await findUser(tx, user.id)) ?? user;
  });
}

async function store(tx: Queryable, deps: AppDeps, userId: string, profile: AccountProfile): Promise<void> {
  try {
    await updateProfile(tx, userId, profile, deps.clock());
  } catch (error) {
    const phone = isUniqueViolation(error, 'users_phone');
    refuseTaken({ phone, email: isUniqueViolation(error, 'users_email') });
    throw error;
  }
}

function refuseTaken(taken: { phone: boolean; email: boolean }): void {
  const fault = (path: string) => ({ errors: [{ path, keyword: 'unique', rule: 'unique' }] });
  if (taken.phone) throw problem(1066, fault('/phone'));
  if (taken.email) throw problem(1048, fault('/email'));
}
