import { type Exported, OF_USER } from '../../infra/export/exported.ts';

/** The plays of a customer. */
export const gamesExported: readonly Exported[] = [
  {
    area: 'games',
    table: 'game_result',
    columns: [
      'id',
      'round_id',
      'state',
      'started_at',
      'ends_at',
      'ended_at',
      'reward_id',
      'rewarded_at',
      'reward_ends_on',
      'reward_code',
    ],
    omitted: { seed: 'it is secret until the play has ended; the page shows it then' },
    where: OF_USER,
  },
  {
    area: 'games',
    table: 'game_kick',
    columns: [
      'result_id',
      'number',
      'x',
      'y',
      'power',
      'curve',
      'ball_x',
      'ball_y',
      'dive',
      'outcome',
      'kicked_at',
    ],
    where: 'result_id IN (SELECT id FROM game_result WHERE user_id = $1)',
  },
];
