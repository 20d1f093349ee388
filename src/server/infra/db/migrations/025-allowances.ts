import type { Migration } from '../migration.ts';

/** What packages give, what lines may use, and what they have used. */
export const allowances: Migration = {
  id: '025-allowances',
  sql: `
ALTER TABLE tariff_option DROP CONSTRAINT tariff_option_kind_check;
ALTER TABLE tariff_option ADD CONSTRAINT tariff_option_kind CHECK (kind IN ('data', 'turkiye', 'travel', 'minutes'));
-- The defaults are for a process of the version before, which knows no such columns.
ALTER TABLE tariff_option ADD COLUMN is_recurring boolean NOT NULL DEFAULT false;
ALTER TABLE tariff_option ADD COLUMN gives jsonb NOT NULL DEFAULT '[]'; -- [{kind, amount, zones}], amount null: the plan's volume
ALTER TABLE tariff_option ADD COLUMN countries text[] NOT NULL DEFAULT '{}';

-- A paid package is delivered on this day: once, or each month of its line.
ALTER TABLE option_booking ADD COLUMN next_delivery_on date;
CREATE INDEX option_booking_delivery ON option_booking (next_delivery_on) WHERE next_delivery_on IS NOT NULL;
UPDATE option_booking SET next_delivery_on = starts_on
 WHERE state = 'booked' AND (ends_on IS NULL OR ends_on >= current_date);

-- A volume of a line. The constraint lets each cause give it once, however often and by whomever it is told.
CREATE TABLE allowance (
  id uuid PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contract (id),
  source text NOT NULL CHECK (source IN ('tariff', 'booking', 'order', 'invitation')),
  source_id uuid NOT NULL, -- the contract, booking, option of the order, or order of the invited customer
  month int NOT NULL, -- of the line, where it comes each month; else 0
  part int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('data', 'minutes', 'sms')),
  zones text[] NOT NULL,
  amount int NOT NULL CHECK (amount > 0), -- megabytes, minutes, messages
  starts_at timestamptz NOT NULL,
  ends_on date NOT NULL,
  ended_at timestamptz, -- withdrawn before its end
  told_percent int NOT NULL DEFAULT 0,
  CONSTRAINT allowance_once UNIQUE (contract_id, source, source_id, month, part)
);
CREATE INDEX allowance_line ON allowance (contract_id, ends_on);
-- The one who invited gets it for one line.
CREATE UNIQUE INDEX allowance_invitation ON allowance (source_id, part) WHERE source = 'invitation';
CREATE INDEX invitation_inviter ON invitation (inviter_id);

CREATE TABLE line_allowance (
  contract_id uuid PRIMARY KEY REFERENCES contract (id),
  next_month_on date, -- when the plan's next month is given; null: no more
  cost_limit_cents int CHECK (cost_limit_cents >= 0) -- for packages in a month of the line; null: none
);
CREATE INDEX line_allowance_due ON line_allowance (next_month_on) WHERE next_month_on IS NOT NULL;

-- The network's records.
CREATE TABLE usage_day (
  contract_id uuid NOT NULL REFERENCES contract (id),
  day date NOT NULL,
  kind text NOT NULL,
  zone text NOT NULL,
  amount int NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (contract_id, day, kind, zone)
);
CREATE INDEX usage_day_day ON usage_day (day);

CREATE TABLE line_usage (
  contract_id uuid PRIMARY KEY REFERENCES contract (id),
  read_from date NOT NULL, -- the days before are complete
  read_at timestamptz,
  next_read_at timestamptz, -- null: the line has ended
  notice_80 boolean NOT NULL DEFAULT true,
  notice_100 boolean NOT NULL DEFAULT true,
  notice_unusual boolean NOT NULL DEFAULT true,
  notice_channel text NOT NULL DEFAULT 'email' CHECK (notice_channel IN ('email', 'sms')),
  unusual_on date
);
CREATE INDEX line_usage_due ON line_usage (next_read_at) WHERE next_read_at IS NOT NULL;

-- Lines that work already.
INSERT INTO line_allowance (contract_id, next_month_on)
SELECT id, starts_on FROM contract WHERE activated_at IS NOT NULL AND closed_at IS NULL AND withdrawn_on IS NULL;
INSERT INTO line_usage (contract_id, read_from, next_read_at)
SELECT id, starts_on, activated_at FROM contract
 WHERE activated_at IS NOT NULL AND closed_at IS NULL AND withdrawn_on IS NULL;
`,
};
