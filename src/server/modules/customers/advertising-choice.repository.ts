import type { Lang } from '../../../shared/language.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface AdvertisingChoice {
  id: string;
  userId: string;
  granted: boolean;
  lang: Lang;
  /** Of the form with the words. */
  version: string;
  now: Date;
}

/** Whether a customer has agreed to advertising; undefined for a closed account. */
export async function findConsent(db: Queryable, userId: string): Promise<boolean | undefined> {
  const rows = await db.query<{ granted: boolean }>(
    'SELECT marketing_consent AS granted FROM users WHERE id = $1 AND closed_at IS NULL',
    [userId],
  );
  return rows[0]?.granted;
}

/** Sets the consent and logs it, if it changes; the choice of a closed account is no longer taken. */
export async function chooseAdvertising(tx: Queryable, choice: AdvertisingChoice): Promise<void> {
  const { id, userId, granted, lang, version, now } = choice;
  await tx.query(
    `WITH changed AS (
       UPDATE users SET marketing_consent = $3, updated_at = $6
        WHERE id = $2 AND closed_at IS NULL AND marketing_consent <> $3 RETURNING id
     )
     INSERT INTO advertising_choice (id, user_id, granted, lang, definition_version, chosen_at)
     SELECT $1, changed.id, $3, $4, $5, $6 FROM changed`,
    [id, userId, granted, lang, version, now],
  );
}
