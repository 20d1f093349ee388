import type { StaffAction } from '../../../shared/staff.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** One line of what the staff do. */
export interface LoggedAction {
  by: string;
  /** `rebound`: by the operator. */
  action: StaffAction | 'signIn' | 'signOut' | 'rebound';
  /** A change set, or the number of a release. */
  target?: number | undefined;
  /** `asked` stands there before the act: none is without a trace. `denied`: no role allows it. */
  outcome: 'asked' | 'done' | 'refused' | 'denied' | 'failed';
  note?: string | undefined;
  now: Date;
}

/** How many lines of a person are looked through, the newest ones. */
const LATEST = 100;

/** What a person has done the same to since then, as the lines name it; undefined: nothing of the kind. */
export async function subjectsLately(
  db: Queryable,
  { by, action, target, since }: Pick<LoggedAction, 'by' | 'action' | 'target'> & { since: Date },
): Promise<ReadonlySet<string> | undefined> {
  const rows = await db.query<{ note: string | null }>(
    `SELECT note FROM (SELECT action, target, outcome, note, at FROM staff_action WHERE staff_id = $1 ORDER BY id DESC LIMIT $5) AS latest
      WHERE action = $2 AND target = $3 AND outcome = 'done' AND at > $4`,
    [by, action, target ?? null, since, LATEST],
  );
  return rows.length === 0 ? undefined : new Set(rows.flatMap(({ note }) => note?.split(' ') ?? []));
}

/** Writes down what a person of the staff does. The table takes no change and no deletion. */
export async function logAction(db: Queryable, step: LoggedAction): Promise<void> {
  const { by, action, target, outcome, note, now } = step;
  await db.query(
    'INSERT INTO staff_action (at, staff_id, action, target, outcome, note) VALUES ($1, $2, $3, $4, $5, $6)',
    [now, by, action, target ?? null, outcome, note?.slice(0, 2000) ?? null],
  );
}
