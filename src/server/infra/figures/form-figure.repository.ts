import type { Queryable } from '../db/queryable.ts';
import type { CountedTimes, FormEvent } from './form-counts.ts';

/**
 * Adds to the day's counters, in one statement: no process loses what another one has counted. In the order of the key, so
 * that two processes wait for each other and never in a circle.
 */
export async function addCounts(db: Queryable, counts: readonly CountedTimes[]): Promise<void> {
  await db.query(
    `INSERT INTO form_figure AS kept (day, team, form, version, release, event, field, rule, times)
     SELECT day, team, form, version, release, event, field, rule, times
       FROM unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[],
                   $8::text[], $9::int[]) AS counted (day, team, form, version, release, event, field, rule, times)
      ORDER BY day, team, form, version, release, event, field, rule
     ON CONFLICT (day, team, form, version, release, event, field, rule)
     DO UPDATE SET times = kept.times + excluded.times`,
    [
      counts.map(({ day }) => day),
      counts.map(({ team }) => team),
      counts.map(({ form }) => form),
      counts.map(({ version }) => version),
      counts.map(({ release }) => release),
      counts.map(({ event }) => event),
      counts.map(({ field }) => field),
      counts.map(({ rule }) => rule),
      counts.map(({ times }) => times),
    ],
  );
}

/** Which figures are asked for. */
export interface FigureRange {
  /** The first day. */
  since: string;
  /** Undefined: of all brands. */
  team: string | undefined;
  /** Undefined: of all releases. */
  release: number | undefined;
}

/** The figures of a range, added up over its days, brands, versions and releases. */
export function readFigures(
  db: Queryable,
  { since, team, release }: FigureRange,
): Promise<{ form: string; event: FormEvent; field: string; rule: string; times: number }[]> {
  return db.query(
    `SELECT form, event, field, rule, sum(times)::int AS times FROM form_figure
      WHERE day >= $1 AND team = coalesce($2, team) AND release = coalesce($3, release)
      GROUP BY form, event, field, rule ORDER BY form, event, field, rule`,
    [since, team ?? null, release ?? null],
  );
}

/** What figures of these days can be asked for by. */
export async function figureNames(db: Queryable, since: string) {
  const teams = await db.query<{ team: string }>(
    'SELECT DISTINCT team FROM form_figure WHERE day >= $1 ORDER BY team',
    [since],
  );
  const releases = await db.query<{ release: number }>(
    'SELECT DISTINCT release FROM form_figure WHERE day >= $1 ORDER BY release DESC',
    [since],
  );
  return { teams: teams.map(({ team }) => team), releases: releases.map(({ release }) => release) };
}
