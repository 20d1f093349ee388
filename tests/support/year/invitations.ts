import type { Dice } from '../../invariants/harness/dice.ts';
import type { TestApp } from '../app.ts';
import { count, type Tally } from './happenings.ts';
import type { Person } from './people.ts';

const gigabytes = 1;

/** Some come because somebody who is there already has invited them. */
export async function invite(
  t: TestApp,
  dice: Dice,
  tally: Tally,
  people: readonly Person[],
  invited: Person,
): Promise<void> {
  if (people.length === 0 || dice.roll(3) > 0) return;
  const inviter = dice.pick(people);
  count(tally, 'invitation');
  await t.db.query(
    `INSERT INTO invitation (order_id, inviter_id, invited_id, gigabytes, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [invited.orderId, inviter.userId, invited.userId, gigabytes, t.now()],
  );
}

interface Invited {
  invited: string;
  /** What the invited line, and the lines of the one who invited, got for it; here and in the network. */
  own: number;
  theirs: number;
  ownGranted: number;
  theirsGranted: number;
  /** Whether the one who invited had a line that worked when the invited one began, or got one later. */
  isDue: boolean;
}

/** Invitations whose line has begun and that did not bring both a gigabyte, once. */
export async function wrongInvitations(t: TestApp): Promise<string[]> {
  const sum = (whose: string, table: string) =>
    `(SELECT coalesce(sum(g.amount), 0) FROM allowance a JOIN ${table} g ON g.id = a.id
       WHERE a.source = 'invitation' AND a.source_id = i.order_id AND a.contract_id ${whose})::int`;
  const theirs = '<> c.id';
  const rows = await t.db.query<Invited>(
    `SELECT c.number AS invited, ${sum('= c.id', 'allowance')} AS own, ${sum(theirs, 'allowance')} AS theirs,
       ${sum('= c.id', 'simulated_grant')} AS "ownGranted", ${sum(theirs, 'simulated_grant')} AS "theirsGranted",
       EXISTS (SELECT FROM contract h WHERE h.user_id = i.inviter_id AND h.activated_at IS NOT NULL
         AND (h.closed_at IS NULL OR h.closed_at > c.activated_at)) AS "isDue"
       FROM invitation i JOIN contract c ON c.order_id = i.order_id
      WHERE c.activated_at IS NOT NULL AND NOT EXISTS (SELECT FROM declaration d JOIN orders o ON o.id = d.order_id
        WHERE d.kind = 'withdrawal' AND (o.id = i.order_id OR o.user_id = i.inviter_id))`,
  );
  return rows.flatMap(({ invited, own, theirs: given, ownGranted, theirsGranted, isDue }) => {
    const due = gigabytes * 1000;
    const theirDue = isDue ? due : 0;
    const isRight = own === due && ownGranted === due && given === theirDue && theirsGranted === theirDue;
    return isRight
      ? []
      : [
          `${invited}: ${own} and ${ownGranted} for it, ${given} and ${theirsGranted} of ${theirDue} for the other`,
        ];
  });
}
