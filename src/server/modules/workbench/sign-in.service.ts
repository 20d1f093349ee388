import { rolesAmong } from '../../../shared/staff.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { StaffClaims } from '../../infra/ports/staff-sign-in/staff-sign-in.ts';
import { tokenHash } from '../customers/token-hash.ts';
import { faultOfStaffId } from '../releases/draft.service.ts';
import {
  deleteStaffSession,
  findStaff,
  insertStaffSession,
  memberOf,
  type Staff,
} from './staff.repository.ts';
import { logAction } from './staff-action.repository.ts';

/** Why a person who is known to the provider does not get in. */
export type SignInFault = 'noName' | 'noId' | 'reserved' | 'noRole' | 'taken';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'random'>;
type Entered = { token: string } | { fault: SignInFault };

/** Lets in whom the provider has named, with the roles that it says. @param seconds how long */
export async function enter(deps: Deps, claims: StaffClaims, seconds: number): Promise<Entered> {
  const fault = faultOf(claims);
  if (fault) return refused(deps, claims, fault);
  const now = deps.clock();
  const member = await memberOf(deps.db, { ...claims, now });
  if (!member) return refused(deps, claims, 'taken');
  const token = deps.random.token();
  const roles = rolesAmong(claims.roles);
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await insertStaffSession(deps.db, { hash: tokenHash(token), staffId: member.id, roles, now, expiresAt });
  await logAction(deps.db, { by: member.id, action: 'signIn', outcome: 'done', note: roles.join(' '), now });
  return { token };
}

function faultOf({ id, roles }: StaffClaims): SignInFault | undefined {
  return faultOfStaffId(id) ?? (rolesAmong(roles).length === 0 ? 'noRole' : undefined);
}

async function refused(
  { db, clock }: Deps,
  { id, subject }: StaffClaims,
  fault: SignInFault,
): Promise<Entered> {
  const note = `${fault} ${subject}`;
  await logAction(db, { by: id.slice(0, 80), action: 'signIn', outcome: 'denied', note, now: clock() });
  return { fault };
}

/** Who has the session of a token, if it has not ended. */
export function staffWith(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Staff | undefined> {
  return findStaff(db, tokenHash(token), clock());
}

export async function endSession(deps: Pick<Deps, 'db' | 'clock'>, token: string | undefined): Promise<void> {
  const staff = token === undefined ? undefined : await staffWith(deps, token);
  if (!staff || token === undefined) return;
  await deleteStaffSession(deps.db, tokenHash(token));
  await logAction(deps.db, { by: staff.id, action: 'signOut', outcome: 'done', now: deps.clock() });
}
