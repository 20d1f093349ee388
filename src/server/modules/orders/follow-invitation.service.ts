import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { findInviter } from './customer.repository.ts';
import { insertInvitation } from './order-parts.repository.ts';

interface Followed {
  orderId: string;
  userId: string;
  team: TeamId;
  invitationCode?: string | undefined;
  now: Date;
}

/** Notes whose invitation an order follows. @returns the gigabytes that it brings, 0 for none */
export async function followInvitation(
  tx: Queryable,
  { orderId, userId, team, invitationCode, now }: Followed,
): Promise<number> {
  const inviterId = invitationCode && (await findInviter(tx, team, invitationCode));
  if (!inviterId || inviterId === userId) return 0;
  const isNew = await insertInvitation(tx, { orderId, inviterId, invitedId: userId, now });
  return isNew ? rules.invitation.gigabytes : 0;
}
