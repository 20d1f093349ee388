import type { Migration } from '../migration.ts';

/** Plans, packages, providers, coupons; the pool of numbers and of SIM cards. Money is whole cents, gross. */
export const catalogue: Migration = {
  id: '002-catalogue',
  sql: `
CREATE TABLE tariff (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  slug text NOT NULL,
  external_id text NOT NULL,
  type text NOT NULL CHECK (type IN ('single', 'flex', 'partner', 'kids', 'business')),
  name text NOT NULL,
  words jsonb NOT NULL, -- {de: {description, features}, tr: …}
  data_gb int NOT NULL,
  price_cents int NOT NULL CHECK (price_cents >= 0),
  one_off_cents int NOT NULL CHECK (one_off_cents >= 0),
  term_months int NOT NULL CHECK (term_months BETWEEN 1 AND 24),
  jersey_monthly_cents int,
  jersey_once_cents int,
  speed_mbit int NOT NULL,
  upload_mbit int NOT NULL,
  throttled_kbit int NOT NULL,
  alternative_id uuid REFERENCES tariff (id),
  business_only boolean NOT NULL,
  main_contract_required boolean NOT NULL,
  net_price_cents int,
  position int NOT NULL,
  CONSTRAINT tariff_slug UNIQUE (team, slug),
  CONSTRAINT tariff_external_id UNIQUE (team, external_id),
  CHECK ((jersey_monthly_cents IS NULL) = (jersey_once_cents IS NULL))
);

CREATE TABLE tariff_option (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  slug text NOT NULL,
  external_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('data', 'travel', 'minutes')),
  words jsonb NOT NULL, -- {de: {name, description}, tr: …}
  price_cents int NOT NULL CHECK (price_cents >= 0),
  duration_days int,
  position int NOT NULL,
  CONSTRAINT tariff_option_slug UNIQUE (team, slug),
  CONSTRAINT tariff_option_external_id UNIQUE (team, external_id)
);

CREATE TABLE product_plan (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  slug text NOT NULL,
  kind text NOT NULL,
  words jsonb NOT NULL,
  monthly_cents int NOT NULL,
  once_cents int NOT NULL,
  months int NOT NULL,
  position int NOT NULL,
  CONSTRAINT product_plan_slug UNIQUE (team, slug)
);

-- The operators that a number can be brought from: one list for all teams.
CREATE TABLE mnp_provider (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL
);

CREATE TABLE coupon (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  code text NOT NULL, -- upper case
  kind text NOT NULL CHECK (kind IN ('percentMonthly', 'amountMonthly', 'waiveOneOff')),
  amount int NOT NULL,
  months int,
  words jsonb NOT NULL, -- {de: label, tr: label}
  tariff_types text[], -- null: all
  valid_from date,
  valid_until date,
  max_redemptions int, -- null: no limit
  redeemed int NOT NULL DEFAULT 0,
  CONSTRAINT coupon_code UNIQUE (team, code),
  CONSTRAINT coupon_limit CHECK (redeemed <= max_redemptions)
);

-- One pool for all teams. A hold ends by itself: held_until says when, and nobody has to clean up.
-- order_id keeps a number while its order waits for the payment; sold_at ends it.
CREATE TABLE phone_number (
  id uuid PRIMARY KEY,
  msisdn text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('general', 'vip')),
  class text NOT NULL,
  price_cents int NOT NULL CHECK (price_cents >= 0),
  reservation_id uuid,
  holder text, -- guest:<id> or user:<id>
  held_until timestamptz,
  extensions_left int,
  order_id uuid,
  sold_at timestamptz,
  CHECK ((holder IS NULL) = (reservation_id IS NULL)),
  CHECK (sold_at IS NULL OR order_id IS NOT NULL),
  CHECK (order_id IS NULL OR holder IS NULL)
);
-- One general and one VIP number at most for each holder; an old hold makes way in the same statement.
CREATE UNIQUE INDEX phone_number_holder ON phone_number (holder, kind) WHERE holder IS NOT NULL;
CREATE UNIQUE INDEX phone_number_order ON phone_number (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX phone_number_offer ON phone_number (kind, class, msisdn) WHERE order_id IS NULL;

-- 'shop': sold over the counter and brought by the customer; 'stock': ours to send or to prepare.
CREATE TABLE sim_card (
  iccid text PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('physical', 'esim')),
  place text NOT NULL CHECK (place IN ('stock', 'shop')),
  state text NOT NULL DEFAULT 'free' CHECK (state IN ('free', 'assigned', 'prepared', 'active')),
  matching_id text, -- eSIM only: whoever has it takes the line
  order_id uuid
);
CREATE UNIQUE INDEX sim_card_order ON sim_card (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX sim_card_free ON sim_card (type, place, iccid) WHERE order_id IS NULL;
`,
};
