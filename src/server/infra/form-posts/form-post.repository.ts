import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../db/queryable.ts';

/** A form that was taken, by its content and the showing in which it was filled in. */
export interface SameForm {
  team: TeamId;
  form: string;
  sameness: string;
}

/** False when the same form was taken before; while another transaction takes it, this one waits. */
export async function insertPost(
  tx: Queryable,
  { team, form, sameness }: SameForm,
  { id, guestId, answer, now }: { id: string; guestId: string; answer: unknown; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO form_post (id, team, form, sameness, guest_id, answer, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ON CONSTRAINT form_post_once DO NOTHING RETURNING id`,
    [id, team, form, sameness, guestId, JSON.stringify(answer), now],
  );
  return rows.length === 1;
}

/**
 * The post of the same form, shown to this guest from now on: two clicks at once give a browser two cookies, and it keeps
 * the second.
 */
export async function handOverPost(
  db: Queryable,
  { team, form, sameness }: SameForm,
  guestId: string,
): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>(
    'UPDATE form_post SET guest_id = $4 WHERE team = $1 AND form = $2 AND sameness = $3 RETURNING id',
    [team, form, sameness, guestId],
  );
  return rows[0]?.id;
}

/** @param since older ones are not shown any more */
export async function findPost(
  db: Queryable,
  { id, guestId, since }: { id: string; guestId: string; since: Date },
): Promise<{ form: string; answer: unknown } | undefined> {
  const rows = await db.query<{ form: string; answer: unknown }>(
    'SELECT form, answer FROM form_post WHERE id = $1 AND guest_id = $2 AND created_at >= $3',
    [id, guestId, since],
  );
  return rows[0];
}
