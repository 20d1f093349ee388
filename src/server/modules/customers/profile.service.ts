import type { UserView } from '../../../shared/api/customers.ts';
import { type ReadBy, readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import { isUniqueViolation } from '../../infra/db/constraint.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { profileForm } from './account.contract.ts';
import { enqueueActNotice } from './act-notice.ts';
import { tellContactChange } from './contact-change.service.ts';
import type { Guest } from './guest.repository.ts';
import { updateProfile } from './profile.repository.ts';
import { findUser, takenBy } from './user.repository.ts';

/** The user's data in the shape of the form. */
export function asForm({ id: _id, phoneNumber, invitationCode: _code, ...rest }: UserView) {
  return { ...rest, phone: phoneNumber };
}

export interface ProfileChange {
  team: TeamId;
  user: UserView;
  /** E-mail and phone are login names: a session alone must not change them. */
  isSteppedUp: boolean;
  guest: Guest | null;
  body: FormBody<'account/profile'>;
}

/**
 * Stores a changed profile.
 * @throws Problem 1112 for a new e-mail address or phone without a step-up; 1107 for a new phone that was not proved; 1066, 1048 for one that belongs to another account
 */
export async function changeProfile(
  deps: AppDeps,
  { team, user, isSteppedUp, guest, body }: ProfileChange,
): Promise<UserView> {
  const profile = readForm(profileForm, body);
  const answers = answersColumn(answersOf(deps, { 'account/profile': body }));
  const isNewPhone = profile.phone !== user.phoneNumber;
  const isNewContact = isNewPhone || profile.email !== user.email;
  if (isNewContact && !isSteppedUp) throw problem(1112);
  if (isNewPhone && guest?.provedPhone !== profile.phone) throw problem(1107);
  return deps.db.transaction(async (tx) => {
    refuseTaken(await takenBy(tx, team, profile, user.id));
    await store(tx, deps, user.id, { profile, answers });
    if (isNewContact) await tellContactChange(tx, deps, user);
    if (movesAway(user, profile)) await enqueueActNotice(tx, deps, user.id, 'address');
    return (await findUser(tx, user.id)) ?? user;
  });
}

/** Cards are sent there: a thief with the session would like that. */
const movesAway = (user: UserView, profile: ReadBy<typeof profileForm>) =>
  (['street', 'houseNumber', 'postalCode', 'city'] as const).some((part) => user[part] !== profile[part]);

async function store(
  tx: Queryable,
  deps: AppDeps,
  userId: string,
  { profile, answers }: { profile: ReadBy<typeof profileForm>; answers: string | null },
): Promise<void> {
  try {
    await updateProfile(tx, userId, profile, answers, deps.clock());
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
