import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';
import type { RoundPrize, RoundWords } from './round.ts';

/** A round as a file brings it. */
export interface RoundItem {
  slug: string;
  /** Moments (ISO 8601). */
  opensAt: string;
  closesAt: string;
  drawsAt: string;
  /** `YYYY-MM-DD`, of a round that was drawn elsewhere. */
  announcedOn: string | null;
  words: RoundWords;
  prizes: RoundPrize[];
}

const utc = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export function stockedRounds(db: Queryable, team: TeamId): Promise<RoundItem[]> {
  return db.query<RoundItem>(
    `SELECT slug, ${utc('opens_at')} AS "opensAt", ${utc('closes_at')} AS "closesAt", ${utc('draws_at')} AS "drawsAt",
       announced_on AS "announcedOn", words, prizes
       FROM giveaway_round WHERE team = $1 ORDER BY opens_at, slug`,
    [team],
  );
}

/** The rounds of a team whose entries are fixed; until the transaction ends, no other one becomes so. */
export async function lockSealed(tx: Queryable, team: TeamId): Promise<Set<string>> {
  const rows = await tx.query<{ slug: string; isSealed: boolean }>(
    `SELECT slug, sealed_at IS NOT NULL AS "isSealed" FROM giveaway_round WHERE team = $1 ORDER BY slug FOR UPDATE`,
    [team],
  );
  return new Set(rows.filter(({ isSealed }) => isSealed).map(({ slug }) => slug));
}

const { given, columns, set, isSame, differs } = putParts({
  isNew: {},
  key: { team: 'text', slug: 'text' },
  values: {
    opens_at: 'timestamptz',
    closes_at: 'timestamptz',
    draws_at: 'timestamptz',
    announced_on: 'date',
    words: 'jsonb',
    prizes: 'jsonb',
  },
});

/** Entries of a database that is older than the table have numbers already. */
const lastNumber = `(SELECT coalesce(max(e.number), 0) FROM giveaway_entry e
  WHERE e.team = given.team AND e.round = given.slug)`;

const put = {
  change: `UPDATE giveaway_round AS stored SET ${set} FROM ${given} WHERE ${isSame} AND ${differs} RETURNING 1`,
  add: `INSERT INTO giveaway_round (${columns}, last_number) SELECT ${columns}, ${lastNumber} FROM ${given}
        ON CONFLICT (team, slug) DO NOTHING RETURNING 1`,
};

export function putRounds(tx: Queryable, team: TeamId, items: readonly RoundItem[]): Promise<ImportCounts> {
  const rows = items.map((item) => ({
    team,
    slug: item.slug,
    opens_at: item.opensAt,
    closes_at: item.closesAt,
    draws_at: item.drawsAt,
    announced_on: item.announcedOn,
    words: item.words,
    prizes: item.prizes,
  }));
  return putRows(tx, put, rows);
}
