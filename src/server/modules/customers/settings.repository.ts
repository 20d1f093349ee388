import type { Lang } from '../../../shared/language.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** The language of our mails and SMS to the customer that no request of the customer causes. */
export async function updateLang(db: Queryable, userId: string, lang: Lang, now: Date): Promise<void> {
  await db.query('UPDATE users SET lang = $2, updated_at = $3 WHERE id = $1', [userId, lang, now]);
}
