import type { ChosenGroup } from '../../../shared/notices.ts';
import type { Queryable } from '../db/queryable.ts';

/** What decides how a customer hears of a group; without a choice, `email` and `sms` are null. */
export interface ChoiceOfCustomer {
  phone: string;
  hasConsent: boolean;
  email: boolean | null;
  sms: boolean | null;
}

/** Undefined for a closed account. */
export async function findChoice(
  db: Queryable,
  userId: string,
  group: ChosenGroup,
): Promise<ChoiceOfCustomer | undefined> {
  const rows = await db.query<ChoiceOfCustomer>(
    `SELECT u.phone, u.marketing_consent AS "hasConsent", c.email, c.sms
       FROM users u LEFT JOIN notice_choice c ON c.user_id = u.id AND c.notice_group = $2
      WHERE u.id = $1 AND u.closed_at IS NULL`,
    [userId, group],
  );
  return rows[0];
}

export interface NewChoice {
  group: ChosenGroup;
  email: boolean;
  sms: boolean;
  /** What counts without a choice: it is stored in the place of another choice alone. */
  isDefault: boolean;
}

/** Stores what a customer has chosen, and in which version of the form; nothing of an account that is closed meanwhile. */
export async function saveChoices(
  tx: Queryable,
  userId: string,
  choices: readonly NewChoice[],
  { version, now }: { version: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO notice_choice (user_id, notice_group, email, sms, definition_version, chosen_at)
     SELECT u.id, c."group", c.email, c.sms, $3, $4
       FROM jsonb_to_recordset($2) AS c ("group" text, email boolean, sms boolean, "isDefault" boolean),
         (SELECT id FROM users WHERE id = $1 AND closed_at IS NULL FOR KEY SHARE) AS u
      WHERE NOT c."isDefault"
         OR EXISTS (SELECT FROM notice_choice o WHERE o.user_id = u.id AND o.notice_group = c."group")
     ON CONFLICT (user_id, notice_group) DO UPDATE SET email = excluded.email, sms = excluded.sms,
       definition_version = excluded.definition_version, chosen_at = excluded.chosen_at`,
    [userId, JSON.stringify(choices), version, now],
  );
}
