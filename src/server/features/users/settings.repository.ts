import type { Lang } from '../../../shared/form-script.ts';
import type { Queryable } from '../../db/queryable.ts';

/** The language of what we send to the customer: mails and short messages without a request of their own. */
export async function updateLang(db: Queryable, userId: string, lang: Lang, now: Date): Promise<void> {
  await db.query('UPDATE users SET lang = $2, updated_at = $3 WHERE id = $1', [userId, lang, now]);
}
