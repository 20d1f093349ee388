import type { Lang } from '../../../shared/language.ts';
import type { Purpose } from '../../../shared/purposes.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { ConsentText } from '../../infra/consents/consent-text.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface NewChoice {
  id: string;
  version: string;
  lang: Lang;
  granted: Purpose[];
  now: Date;
}

/** Keeps the text that is shown now, once. */
export async function keepText(db: Queryable, team: TeamId, text: ConsentText, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO consent_text (version, team, shown, first_used_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (version) DO NOTHING`,
    [text.version, team, JSON.stringify(text.shown), now],
  );
}

/** What a version asked for; undefined where the team never showed such a text. */
export async function findAsked(db: Queryable, team: TeamId, version: string): Promise<string[] | undefined> {
  const [row] = await db.query<{ asked: string[] }>(
    `SELECT ARRAY(SELECT jsonb_object_keys(shown -> 'providers')) AS asked
       FROM consent_text WHERE version = $1 AND team = $2`,
    [version, team],
  );
  return row?.asked;
}

export async function insertChoice(db: Queryable, choice: NewChoice): Promise<void> {
  const { id, version, lang, granted, now } = choice;
  await db.query(
    'INSERT INTO consent_choice (id, version, lang, granted, created_at) VALUES ($1, $2, $3, $4, $5)',
    [id, version, lang, granted, now],
  );
}
