import type { Migration } from '../migration.ts';

/**
 * Rounds of the giveaway as goods, and their draw. The secret is made with the round; its hash is shown from the opening
 * on, the secret itself after the draw. `numbers` are the entries that take part, fixed before the draw.
 */
export const giveawayDraw: Migration = {
  id: '064-giveaway-draw',
  sql: `
CREATE TABLE giveaway_round (
  team text NOT NULL,
  slug text NOT NULL,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL, -- the first moment without entries
  draws_at timestamptz NOT NULL, -- not drawn before
  announced_on date, -- of a round that was drawn elsewhere: its winners are in prizes
  words jsonb NOT NULL,
  prizes jsonb NOT NULL,
  secret text NOT NULL DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  last_number int NOT NULL DEFAULT 0,
  sealed_at timestamptz,
  numbers text, -- '1-40,42'
  drawn_at timestamptz,
  PRIMARY KEY (team, slug),
  CONSTRAINT giveaway_round_times CHECK (opens_at < closes_at AND closes_at < draws_at),
  CONSTRAINT giveaway_round_sealed CHECK ((sealed_at IS NULL) = (numbers IS NULL)),
  CONSTRAINT giveaway_round_drawn CHECK (drawn_at IS NULL OR sealed_at IS NOT NULL)
);

ALTER TABLE giveaway_entry ADD COLUMN number int;
UPDATE giveaway_entry e SET number = counted.number
  FROM (SELECT id, row_number() OVER (PARTITION BY team, round ORDER BY created_at, id) AS number
          FROM giveaway_entry) AS counted
 WHERE counted.id = e.id;
ALTER TABLE giveaway_entry ALTER COLUMN number SET NOT NULL;
ALTER TABLE giveaway_entry ADD CONSTRAINT giveaway_entry_number UNIQUE (team, round, number);

-- A drawn entry. Its person is known by the entry alone, and forgotten with it.
CREATE TABLE giveaway_win (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  round text NOT NULL,
  number int NOT NULL,
  entry_id uuid REFERENCES giveaway_entry (id) ON DELETE SET NULL,
  place int NOT NULL, -- in the order of the draw, the first is 0
  prize int NOT NULL, -- in the round's list, the first is 0
  unit int NOT NULL, -- of a prize that there is several times
  token_hash text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('asked', 'accepted', 'lapsed')),
  named boolean, -- whether the person wants to be named
  answer_by timestamptz NOT NULL,
  drawn_at timestamptz NOT NULL,
  answered_at timestamptz,
  FOREIGN KEY (team, round) REFERENCES giveaway_round (team, slug),
  CONSTRAINT giveaway_win_number UNIQUE (team, round, number),
  CONSTRAINT giveaway_win_place UNIQUE (team, round, place),
  CHECK ((state = 'accepted') = (named IS NOT NULL)),
  CHECK ((state = 'accepted') = (answered_at IS NOT NULL))
);
CREATE UNIQUE INDEX giveaway_win_unit ON giveaway_win (team, round, prize, unit) WHERE state <> 'lapsed';
CREATE INDEX giveaway_win_asked ON giveaway_win (answer_by) WHERE state = 'asked';
CREATE INDEX giveaway_win_entry ON giveaway_win (entry_id) WHERE entry_id IS NOT NULL;
`,
};
