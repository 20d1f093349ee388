import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { findReader } from '../customers/user.repository.ts';
import { firstOf } from './booking-term.ts';
import { giveAllowances } from './give-allowances.service.ts';
import { type Invitation, invitationsToGive, lockInvitations } from './invitation.repository.ts';
import { type AllowedLine, newestLineOf } from './line-allowance.repository.ts';

/** The invited customer has part 0, the one who invited part 1; who has no line yet gets it with the first. */
const parts = { invited: 0, inviter: 1 } as const;

/** What a line that begins to work brings by invitations: its own, and those by its customer. */
export async function giveInvitations(tx: Queryable, deps: AppDeps, own: AllowedLine): Promise<void> {
  await lockInvitations(tx, own);
  const today = berlinToday(deps.clock());
  for (const invitation of await invitationsToGive(tx, own)) {
    const { orderId, inviterId } = invitation;
    const inviter = own.userId === inviterId ? own : await newestLineOf(tx, inviterId, today);
    if (own.orderId === orderId) await give(tx, deps, own, { invitation, as: 'invited' });
    if (inviter) await give(tx, deps, inviter, { invitation, as: 'inviter' });
  }
}

/** Once for each of them, with a mail. */
async function give(
  tx: Queryable,
  deps: AppDeps,
  line: AllowedLine,
  { invitation: { orderId: sourceId, gigabytes }, as }: { invitation: Invitation; as: keyof typeof parts },
): Promise<void> {
  const now = deps.clock();
  const endsOn = firstOf(addDays(berlinToday(now), rules.invitation.days - 1), line.endedOn);
  const given = await giveAllowances(tx, deps, line, {
    source: 'invitation',
    sourceId,
    month: 0,
    startsAt: now,
    endsOn,
    gives: [{ kind: 'data', amount: gigabytes * 1000, zones: ['home', 'eu'] }],
    firstPart: parts[as],
  });
  const reader = given > 0 ? await findReader(tx, line.userId) : undefined;
  if (!reader) return;
  const { team, lang, email: to, name } = reader;
  const values = { name, as, gigabytes, end: germanDay(endsOn) };
  await enqueueMail(tx, deps, { team, lang, userId: line.userId, to, name: 'invitationGift', values });
}
