import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { openStepUp } from '../../../src/server/modules/customers/session.repository.ts';
import type { OwnerIds } from '../../api/rights/callers.ts';
import { session } from '../../invariants/harness/people.ts';
import { WebClient } from '../../invariants/harness/web-client.ts';
import { examplesOf } from '../../support/example.ts';

/** A customer who is logged in, with the ids of their records. */
export interface Owner {
  client: WebClient;
  ids: OwnerIds;
}

/** What the customers of this load do not have: a number held, another device, a porting, a play and the like. */
type Lacking = 'number' | 'device' | 'link' | 'booking' | 'ported' | 'methodPage' | 'upload' | 'gamePlay';
type OwnRecords = Omit<OwnerIds, Lacking | 'profile'> & { userId: string };

/** Customers from all over the database, each with a line, bills and papers. */
export async function ownersIn(db: Database, count: number): Promise<Owner[]> {
  const rows = await db.query<OwnRecords>(
    `SELECT DISTINCT ON (u.id) u.id AS "userId", u.email, o.id AS "order", c.id AS contract, i.id AS invoice,
       d.id AS document, coalesce(m.id, u.id) AS method,
       (SELECT id FROM tariff_option WHERE team = 'kanarya' ORDER BY slug LIMIT 1) AS option,
       (SELECT id FROM product_sheet ORDER BY id LIMIT 1) AS sheet,
       (SELECT id FROM mnp_provider ORDER BY id LIMIT 1) AS provider,
       (SELECT id FROM game_round WHERE team = 'kanarya' ORDER BY closes_at DESC LIMIT 1) AS "gameRound"
       FROM users u JOIN orders o ON o.user_id = u.id JOIN contract c ON c.order_id = o.id
       JOIN invoice i ON i.contract_id = c.id JOIN document d ON d.invoice_id = i.id
       LEFT JOIN saved_method m ON m.user_id = u.id
      WHERE u.team = 'kanarya' AND u.email LIKE '%guest%' AND c.ended_on IS NULL`,
  );
  const each = Math.max(1, Math.floor(rows.length / count));
  const chosen = rows.filter((_, at) => at % each === 0).slice(0, count);
  return Promise.all(chosen.map((row) => owner(db, row)));
}

async function owner(db: Database, { userId, ...ids }: OwnRecords): Promise<Owner> {
  const client = new WebClient();
  const { id: own, accessToken } = await session(db, userId);
  await openStepUp(db, own, new Date(Date.now() + 3_600_000));
  client.token = accessToken;
  const { valid: profile } = await examplesOf('account/profile');
  return { client, ids: { ...ids, ...lacking(), profile } };
}

/** An id that nothing has. */
function lacking(): Pick<OwnerIds, Lacking> {
  const id = randomUUID();
  return {
    number: id,
    device: id,
    link: id,
    booking: id,
    ported: id,
    methodPage: id,
    upload: id,
    gamePlay: id,
  };
}
