import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { drawRounds } from '../../../src/server/modules/giveaway/draw-rounds.service.ts';
import type { Clocks } from '../clock/tick-round.ts';
import type { Dice } from '../harness/dice.ts';
import type { Round } from '../harness/rounds.ts';

const PRIZES = 3;

/** Without these a draw that is done twice would leave a trace of errors instead of two winners. */
export async function withoutConstraints(db: Database): Promise<void> {
  await db.query('DROP INDEX giveaway_win_unit');
  for (const name of ['giveaway_win_number', 'giveaway_win_place'])
    await db.query(`ALTER TABLE giveaway_win DROP CONSTRAINT ${name}`);
}

/** A round that has just ended, with entries whose number differs from round to round. */
async function endedRound({ shop }: Clocks, dice: Dice): Promise<{ slug: string; entries: number }> {
  const [slug, now] = [randomUUID(), shop.now().getTime()];
  const at = (hours: number) => new Date(now + hours * 3_600_000);
  const words = { title: 'Test', text: 'Test' };
  const name = { de: 'Ein Ball', tr: 'Bir top' };
  const prize = { ...name, one: name, count: PRIZES, voucherCents: null, winners: [] };
  const entries = dice.between(2, 8);
  await shop.db.query(
    `INSERT INTO giveaway_round (team, slug, opens_at, closes_at, draws_at, words, prizes, last_number)
     VALUES ('kanarya', $1, $2, $3, $4, $5, $6, $7)`,
    [slug, at(-2), at(0), at(1), JSON.stringify({ de: words, tr: words }), JSON.stringify([prize]), entries],
  );
  for (let number = 1; number <= entries; number++)
    await shop.db.query(
      `INSERT INTO giveaway_entry (id, team, round, number, lang, name, email, email_key, phone, definition_version,
         created_at, closes_at)
       VALUES ($1, 'kanarya', $2, $3, 'de', 'Test Person', $4, $4, '+491713920011', '', $5, $5)`,
      [randomUUID(), slug, number, `${number}@${slug}.example`, at(-1)],
    );
  return { slug, entries };
}

/** A round ends, is drawn, and nobody answers, twice; at each step the jobs of all processes look at once. */
export function drawRound(clocks: Clocks): Round {
  const { shop, jobs } = clocks;
  return async (dice) => {
    const { slug, entries } = await endedRound(clocks, dice);
    const failures: string[] = [];
    for (const hours of [0, 1, 14 * 24, 14 * 24]) {
      shop.pass({ hours });
      const looks = [...jobs, ...jobs].map((job) => dice.pause(5).then(() => drawRounds(job)));
      const ended = await Promise.allSettled(looks);
      failures.push(
        ...ended.flatMap((end) => (end.status === 'rejected' ? [`a draw failed: ${end.reason}`] : [])),
      );
    }
    return [...failures, ...(await wrongIn(shop.db, slug, entries))];
  };
}

/** Each piece has one winner at a time, each entry wins once, and each winner was told once. */
async function wrongIn(db: Database, slug: string, entries: number): Promise<string[]> {
  const [row] = await db.query<{ wins: number; winners: number; standing: number; mails: number }>(
    `SELECT count(*)::int AS wins, count(DISTINCT number)::int AS winners,
            count(*) FILTER (WHERE state = 'asked')::int AS standing,
            (SELECT count(*)::int FROM outbox WHERE template = 'giveaway-won' AND recipient LIKE '%@' || $1 || '.example') AS mails
       FROM giveaway_win WHERE round = $1`,
    [slug],
  );
  const { wins = 0, winners = 0, standing = 0, mails = 0 } = row ?? {};
  const expected = Math.min(entries, PRIZES * 3);
  const left = Math.max(0, Math.min(PRIZES, entries - PRIZES * 2));
  const isRight = wins === expected && winners === expected && mails === expected && standing === left;
  return isRight
    ? []
    : [
        `${entries} entries: ${wins} wins of ${winners} entries, ${mails} mails, ${standing} stand; expected ${expected}, ${left} stand`,
      ];
}
