import type { ReadBy } from '../../../shared/contracts/contract.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { emailKey } from '../customers/user.repository.ts';
import type { giveawayEntry } from './giveaway.contract.ts';

export interface NewEntry {
  id: string;
  team: TeamId;
  round: { slug: string; closesAt: Date };
  lang: Lang;
  form: ReadBy<typeof giveawayEntry>;
  answers: string | null;
  definitionVersion: string;
  now: Date;
}

/**
 * Gives an entry the next number of its round. While its transaction lasts, the list of entries cannot be fixed without
 * it.
 * @returns null when the round takes no more entries; an empty list when the address already takes part
 */
export async function insertEntry(tx: Queryable, entry: NewEntry): Promise<{ number: number }[] | null> {
  const { id, team, round, lang, form, answers, definitionVersion, now } = entry;
  const numbers = await tx.query<{ number: number }>(
    `UPDATE giveaway_round SET last_number = last_number + 1
      WHERE team = $1 AND slug = $2 AND $3 < closes_at AND sealed_at IS NULL RETURNING last_number AS number`,
    [team, round.slug, now],
  );
  const [next] = numbers;
  if (!next) return null;
  return tx.query<{ number: number }>(
    `INSERT INTO giveaway_entry (id, team, round, number, lang, name, email, email_key, phone, answers,
       definition_version, created_at, closes_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT ON CONSTRAINT giveaway_entry_once DO NOTHING RETURNING number`,
    [
      id,
      team,
      round.slug,
      next.number,
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
}
