import type { ReadBy } from '../../../shared/contracts/contract.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { emailKey } from '../customers/user.repository.ts';
import type { giveawayEntry } from './giveaway.contract.ts';

export interface NewEntry {
  id: string;
  team: TeamId;
  round: { slug: string; closesAt: string };
  lang: Lang;
  form: ReadBy<typeof giveawayEntry>;
  answers: string | null;
  definitionVersion: string;
  now: Date;
}

/** @returns false when the address already takes part in this round */
export async function insertEntry(tx: Queryable, entry: NewEntry): Promise<boolean> {
  const { id, team, round, lang, form, answers, definitionVersion, now } = entry;
  const rows = await tx.query(
    `INSERT INTO giveaway_entry
       (id, team, round, lang, name, email, email_key, phone, answers, definition_version, created_at, closes_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT ON CONSTRAINT giveaway_entry_once DO NOTHING RETURNING id`,
    [
      id,
      team,
      round.slug,
      lang,
      form.name,
      form.email,
      emailKey(form.email),
      form.phone,
      answers,
      definitionVersion,
      now,
      round.closesAt,
    ],
  );
  return rows.length === 1;
}
