import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { GameResult } from '../../../src/shared/api/games.ts';
import { goodAim, past } from '../../support/games/plays.ts';
import type { Dice } from '../harness/dice.ts';
import type { Pair } from '../harness/pair.ts';
import type { Customer } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { broken } from '../harness/shop.ts';
import type { Reply } from '../harness/web-client.ts';

const coupon = { kind: 'percentMonthly', amount: 10, months: 1 };
const label = { de: 'Ein Test', tr: 'Bir deneme' };
const rewards = ['one', 'two'].map((id) => ({ id, kind: 'coupon', days: 10, label, coupon }));

async function newRound(db: Database, budget: number): Promise<string> {
  const id = randomUUID();
  const words = { title: 'Test', text: 'Test' };
  await db.query(
    `INSERT INTO game_round (id, team, game, slug, opens_at, closes_at, keeper, words, rewards, budget)
     VALUES ($1, 'kanarya', 'penalty', $5, now() - interval '1 hour', now() + interval '1 hour', 'cat', $2, $3, $4)`,
    [id, JSON.stringify({ de: words, tr: words }), JSON.stringify(rewards), budget, id],
  );
  return id;
}

/** One wish, sent twice at once. */
function twice(
  pair: Pair,
  dice: Dice,
  customer: Customer,
  path: string,
  ...bodies: unknown[]
): Promise<Reply[]> {
  return Promise.all(
    [bodies[0], bodies.at(-1)].map(async (body) => {
      await dice.pause(3);
      return customer.post(dice.pick(pair.addresses), path, body);
    }),
  );
}

const isDone = ({ status }: Reply) => status === 200 || status === 201;

/** Eight customers begin, kick and claim at once, each call twice; the round has rewards for some of them. */
export function playRound(pair: Pair, people: readonly Customer[]): Round {
  const { db } = pair;
  return async (dice) => {
    const budget = dice.between(2, 5);
    const round = await newRound(db, budget);
    const begun = await Promise.all(
      people.map((one) => twice(pair, dice, one, `/api/games/rounds/${round}/results`)),
    );
    const faults = broken('a beginning', begun.flat());
    const plays = begun.filter((replies) => replies.some(isDone)).length;
    if (plays !== budget) faults.push(`${plays} plays began with ${budget} rewards`);
    const results = await db.query<{ id: string; userId: string }>(
      'SELECT id, user_id AS "userId" FROM game_result WHERE round_id = $1',
      [round],
    );
    const ended = await Promise.all(
      results.map(async ({ id, userId }, at) => {
        const customer = people.find((one) => one.userId === userId);
        return customer ? playOut(pair, dice, customer, { id, wins: at % 2 === 0 }) : ['whose play is this?'];
      }),
    );
    const winners = results.filter((_, at) => at % 2 === 0).length;
    return [...faults, ...ended.flat(), ...(await wrongIn(db, round, winners))];
  };
}

async function playOut(
  pair: Pair,
  dice: Dice,
  customer: Customer,
  { id, wins }: { id: string; wins: boolean },
): Promise<string[]> {
  const faults: string[] = [];
  const kicks: GameResult['kicks'] = [];
  const only = (what: string, replies: Reply[], code: number) => {
    faults.push(...broken(what, replies));
    const refused = replies.filter((reply) => reply.code === code).length;
    if (replies.filter(isDone).length !== 1 || refused !== 1) faults.push(`${what}: not once`);
  };
  for (let number = 1; number <= 5; number += 1) {
    const aim = wins ? await goodAim(pair, { id, keeper: 'cat', kicks }) : past;
    const replies = await twice(pair, dice, customer, `/api/games/results/${id}/kicks`, { number, aim });
    only(`kick ${number}`, replies, 1136);
    const [row] = await pair.db.query<GameResult['kicks'][number]>(
      `SELECT number, dive, outcome, json_build_object('x', ball_x, 'y', ball_y) AS ball,
         json_build_object('x', x, 'y', y, 'power', power, 'curve', curve) AS aim
         FROM game_kick WHERE result_id = $1 AND number = $2`,
      [id, number],
    );
    if (row) kicks.push(row);
  }
  const path = `/api/games/results/${id}/reward`;
  const claimed = await twice(pair, dice, customer, path, { rewardId: 'one' }, { rewardId: 'two' });
  if (wins) only('a reward', claimed, 1016);
  else if (claimed.some(({ code }) => code !== 1017)) faults.push('a lost play was rewarded');
  return faults;
}

/** The budget is what winners hold, and each winner has one coupon. */
async function wrongIn(db: Database, round: string, winners: number): Promise<string[]> {
  const [row] = await db.query<{ taken: number; won: number; rewarded: number; coupons: number }>(
    `SELECT o.taken, count(*) FILTER (WHERE r.state = 'won')::int AS won,
            count(r.reward_id)::int AS rewarded, count(c.id)::int AS coupons
       FROM game_round o LEFT JOIN game_result r ON r.round_id = o.id LEFT JOIN coupon c ON c.issued_for = r.id
      WHERE o.id = $1 GROUP BY o.taken`,
    [round],
  );
  const counts = [row?.taken, row?.won, row?.rewarded, row?.coupons];
  return counts.every((count) => count === winners)
    ? []
    : [`${winners} winners: ${counts.join(' taken, won, rewarded, coupons ')}`];
}
