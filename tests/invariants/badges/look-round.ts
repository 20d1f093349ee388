import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { OwnBadge } from '../../../src/shared/api/badges.ts';
import type { Pair } from '../harness/pair.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import { payloadOf, type Reply } from '../harness/web-client.ts';

/** A play of a customer, won with five goals; with it come two badges. */
async function playedBy(db: Database, userId: string): Promise<void> {
  const [round, result] = [randomUUID(), randomUUID()];
  const words = JSON.stringify({ de: { title: 'Test', text: 'Test' }, tr: { title: 'Test', text: 'Test' } });
  await db.query(
    `INSERT INTO game_round (id, team, game, slug, opens_at, closes_at, keeper, words, rewards, budget)
     VALUES ($1, 'kanarya', 'penalty', $2, now() - interval '3 days', now() - interval '2 days', 'cat', $3, '[]', 1)`,
    [round, round, words],
  );
  await db.query(
    `INSERT INTO game_result (id, round_id, user_id, seed, state, started_at, ends_at, ended_at)
     VALUES ($1, $2, $3, '-', 'won', now(), now() + interval '1 hour', now())`,
    [result, round, userId],
  );
  await db.query(
    `INSERT INTO game_kick (result_id, number, x, y, power, curve, ball_x, ball_y, dive, outcome, kicked_at)
     SELECT $1, number, 0, 0, 1, 0, 0, 0, 'middle', 'goal', now() FROM generate_series(1, 5) AS number`,
    [result],
  );
}

const news = (reply: Reply) =>
  reply.status === 200
    ? payloadOf<{ badges: OwnBadge[] }>(reply).badges.filter(({ earnedAt }) => earnedAt)
    : [];

/** Customers have earned badges, and each looks at them from several tabs at once, by both processes. */
export function lookRound(pair: Pair, people: readonly Customer[]): Round {
  const { db } = pair;
  return async (dice) => {
    await db.query('DELETE FROM badge_earned');
    await Promise.all(people.map(({ userId }) => playedBy(db, userId)));
    const faults = await Promise.all(
      people.map(async (customer) => {
        const tabs = Array.from({ length: dice.between(3, 5) }, async () => {
          await dice.pause(4);
          return customer.get(dice.pick(pair.addresses), '/api/badges/me');
        });
        const replies = await Promise.all(tabs);
        const seen = new Set(replies.map((reply) => JSON.stringify(news(reply))));
        const differs = seen.size === 1 ? [] : [`tabs were told different things: ${[...seen].join(' | ')}`];
        return [...broken('a look', replies), ...differs];
      }),
    );
    return [...faults.flat(), ...(await wrongIn(db, people))];
  };
}

/** Each customer has each badge once. */
async function wrongIn(db: Database, people: readonly Customer[]): Promise<string[]> {
  const rows = await db.query<{ badge: string; count: number }>(
    'SELECT badge, count(*)::int AS count FROM badge_earned GROUP BY badge ORDER BY badge',
  );
  const isRight = ({ badge, count }: { badge: string; count: number }) =>
    count === people.length || badge === 'three-wins';
  const said = rows.map(({ badge, count }) => `${count} × ${badge}`).join(', ');
  return rows.length >= 2 && rows.every(isRight) ? [] : [`${people.length} customers have ${said}`];
}
