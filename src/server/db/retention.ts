import type { Queryable } from './queryable.ts';

/** How many days after its end a row is kept, by table and the column that tells its end. */
const keptDays = [
  ['access_token', 'expires_at', 0],
  ['otp_sent', 'created_at', 1],
  ['otp_challenge', 'expires_at', 1],
  ['login_throttle', 'last_try_at', 1],
  ['reset_token', 'expires_at', 1],
  ['guest', 'expires_at', 7],
  ['session', 'expires_at', 30],
  ['outbox', 'sent_at', 30],
  ['document', 'expires_at', 0],
  // As the privacy policy says: six months, three years.
  ['giveaway_entry', 'closes_at', 182],
  ['support_message', 'created_at', 3 * 365],
] as const;

/** Deletes what is over: nobody needs it any more, and personal data are not kept without a reason. */
export async function forgetExpired(db: Queryable, now: Date): Promise<void> {
  for (const [table, column, days] of keptDays) {
    const before = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
    await db.query(`DELETE FROM ${table} WHERE ${column} < $1`, [before]);
  }
}

/** Does so now and every hour. @returns a function that stops it after the current round */
export function startForgetting(db: Queryable, now: () => Date, onFailure: (error: unknown) => void) {
  let round = forgetExpired(db, now()).catch(onFailure);
  const timer = setInterval(
    () => {
      round = round.then(() => forgetExpired(db, now())).catch(onFailure);
    },
    60 * 60 * 1000,
  );
  return async () => {
    clearInterval(timer);
    await round;
  };
}
