import type { Migration } from '../migration.ts';

/** Orders and what follows from them: contracts, portings, deliveries, invitations. */
export const orders: Migration = {
  id: '003-orders',
  sql: `
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  number text NOT NULL CONSTRAINT orders_number UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id),
  lang text NOT NULL,
  state text NOT NULL CHECK (state IN ('pendingPayment', 'paymentProcessing', 'inProgress', 'completed', 'cancelled')),
  tariff_id uuid NOT NULL REFERENCES tariff (id),
  number_type text NOT NULL CHECK (number_type IN ('new', 'port')),
  sim_type text NOT NULL CHECK (sim_type IN ('physical', 'esim')),
  msisdn text NOT NULL,
  phone_number_id uuid REFERENCES phone_number (id),
  coupon_id uuid REFERENCES coupon (id),
  payment_version text NOT NULL,
  payment_method text NOT NULL,
  payment_details jsonb, -- account holder and IBAN of a SEPA mandate
  early_start boolean NOT NULL,
  today_cents int NOT NULL CHECK (today_cents >= 0),
  monthly_cents int NOT NULL CHECK (monthly_cents >= 0),
  price jsonb NOT NULL, -- the lines as the customer saw them
  content jsonb NOT NULL, -- its shape: specification, "Order in progress"
  definition_versions jsonb NOT NULL, -- which texts and rules the customer agreed to
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((number_type = 'new') = (phone_number_id IS NOT NULL))
);
CREATE INDEX orders_user ON orders (user_id, created_at DESC);
CREATE UNIQUE INDEX orders_phone_number ON orders (phone_number_id) WHERE state <> 'cancelled';
ALTER TABLE phone_number ADD FOREIGN KEY (order_id) REFERENCES orders (id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE sim_card ADD FOREIGN KEY (order_id) REFERENCES orders (id) DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE order_option (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  option_id uuid NOT NULL REFERENCES tariff_option (id),
  price_cents int NOT NULL,
  PRIMARY KEY (order_id, option_id)
);

CREATE TABLE jersey (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  size text NOT NULL,
  number int NOT NULL,
  name text NOT NULL,
  style text NOT NULL,
  junior_gender text,
  payment text NOT NULL CHECK (payment IN ('monthly', 'once'))
);

CREATE TABLE coupon_redemption (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  coupon_id uuid NOT NULL REFERENCES coupon (id),
  user_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL
);

CREATE TABLE porting (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL UNIQUE REFERENCES orders (id) ON DELETE CASCADE,
  provider_id uuid NOT NULL REFERENCES mnp_provider (id),
  mnp_type text NOT NULL CHECK (mnp_type IN ('ASAP', 'VTEN')),
  msisdn text NOT NULL,
  contract_ends_on date,
  state text NOT NULL,
  reason text,
  scheduled_on date,
  updated_at timestamptz NOT NULL,
  CHECK ((mnp_type = 'VTEN') = (contract_ends_on IS NOT NULL))
);
-- A number is asked for at its operator once at a time; before that an order that nobody pays blocks nobody.
CREATE UNIQUE INDEX porting_open ON porting (msisdn) WHERE state IN ('sentToDonor', 'scheduled', 'inProgress');

CREATE TABLE delivery (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('sim', 'jersey')),
  state text NOT NULL CHECK (state IN ('ordered', 'packed', 'handedOver', 'delivered')),
  tracking_number text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, kind)
);

CREATE TABLE contract (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  number text NOT NULL CONSTRAINT contract_number UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id),
  order_id uuid NOT NULL CONSTRAINT contract_order UNIQUE REFERENCES orders (id),
  tariff_id uuid NOT NULL REFERENCES tariff (id),
  msisdn text NOT NULL,
  concluded_on date NOT NULL,
  starts_on date NOT NULL, -- pending before this day, active from it on
  minimum_ends_on date NOT NULL,
  ended_on date,
  created_at timestamptz NOT NULL
);
CREATE INDEX contract_user ON contract (user_id, starts_on);

-- Who invited whom with which order: a gigabyte for both.
CREATE TABLE invitation (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  inviter_id uuid NOT NULL REFERENCES users (id),
  invited_id uuid NOT NULL CONSTRAINT invitation_invited UNIQUE REFERENCES users (id),
  gigabytes int NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (inviter_id <> invited_id)
);

-- What a write with an Idempotency-Key did. The row stands in the transaction of the thing itself.
CREATE TABLE idempotency_key (
  team text NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  owner text NOT NULL, -- guest:<id> or user:<id>
  request_hash text NOT NULL,
  result_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (team, operation, key)
);
`,
};
