import type { Migration } from '../migration.ts';

/**
 * Rounds of the games as goods, plays and their kicks. A play takes one reward of its round's budget in advance and gives
 * it back when it is lost or lapses, so that a winner always gets one.
 */
export const games: Migration = {
  id: '070-games',
  sql: `
CREATE TABLE game_round (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  game text NOT NULL CHECK (game IN ('penalty')),
  slug text NOT NULL,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL, -- the first moment at which no play begins
  keeper text NOT NULL CHECK (keeper IN ('cat', 'tower', 'chaser', 'stubborn')),
  words jsonb NOT NULL, -- {de: {title, text}, tr: …}
  rewards jsonb NOT NULL, -- [{id, kind, …, label: {de, tr}}]; a winner chooses one
  budget int NOT NULL, -- how many rewards there are
  taken int NOT NULL DEFAULT 0,
  CONSTRAINT game_round_slug UNIQUE (team, slug),
  CONSTRAINT game_round_times CHECK (opens_at < closes_at),
  CONSTRAINT game_round_budget CHECK (taken BETWEEN 0 AND budget)
);
CREATE INDEX game_round_ends ON game_round (team, game, closes_at);

CREATE TABLE game_result (
  id uuid PRIMARY KEY,
  round_id uuid NOT NULL REFERENCES game_round (id),
  user_id uuid NOT NULL REFERENCES users (id),
  seed text NOT NULL, -- secret until the play has ended
  state text NOT NULL CHECK (state IN ('playing', 'won', 'lost', 'lapsed')),
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL, -- the first moment without kicks
  ended_at timestamptz,
  reward_id text, -- of the round's rewards
  rewarded_at timestamptz,
  reward_ends_on date,
  reward_code text, -- of a coupon
  CONSTRAINT game_result_once UNIQUE (user_id, round_id),
  CHECK ((state = 'playing') = (ended_at IS NULL)),
  CHECK (reward_id IS NULL OR state = 'won'),
  CHECK ((reward_id IS NULL) = (rewarded_at IS NULL))
);
CREATE INDEX game_result_playing ON game_result (ends_at) WHERE state = 'playing';
CREATE INDEX game_result_ends ON game_result (ends_at);
CREATE INDEX game_result_round ON game_result (round_id);

CREATE TABLE game_kick (
  result_id uuid NOT NULL REFERENCES game_result (id) ON DELETE CASCADE,
  number int NOT NULL CHECK (number BETWEEN 1 AND 5),
  x int NOT NULL,
  y int NOT NULL,
  power int NOT NULL,
  curve int NOT NULL,
  ball_x int NOT NULL,
  ball_y int NOT NULL,
  dive text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('goal', 'saved', 'missed')),
  kicked_at timestamptz NOT NULL,
  PRIMARY KEY (result_id, number)
);

ALTER TABLE allowance DROP CONSTRAINT allowance_source_check;
ALTER TABLE allowance ADD CONSTRAINT allowance_source
  CHECK (source IN ('tariff', 'booking', 'order', 'invitation', 'game'));
-- A play is rewarded once, on one line.
CREATE UNIQUE INDEX allowance_game ON allowance (source_id, part) WHERE source = 'game';

-- The play that a coupon is the reward of; null: it is one of the goods.
ALTER TABLE coupon ADD COLUMN issued_for uuid;
CREATE UNIQUE INDEX coupon_issued_for ON coupon (issued_for) WHERE issued_for IS NOT NULL;
`,
};
