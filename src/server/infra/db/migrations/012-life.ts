import type { Migration } from '../migration.ts';

/** The life of a contract: its end, what happens to number and SIM, invoices and their settlements. */
export const life: Migration = {
  id: '012-life',
  sql: `
ALTER TABLE contract
  ADD COLUMN cancelled_at timestamptz, -- when the cancellation arrived
  ADD COLUMN withdrawn_on date,
  ADD COLUMN activated_at timestamptz, -- done once: SIM switched on, mail sent
  ADD COLUMN closed_at timestamptz, -- done once: SIM off, number on its way back to the pool
  ADD COLUMN reminded_for date, -- the end of the minimum term that the customer was reminded of
  ADD COLUMN billed_months int NOT NULL DEFAULT 0,
  ADD COLUMN next_invoice_on date; -- null: no more
ALTER TABLE contract ADD CHECK (withdrawn_on IS NULL OR ended_on IS NOT NULL);
UPDATE contract SET next_invoice_on = starts_on;
CREATE INDEX contract_next_invoice ON contract (next_invoice_on) WHERE next_invoice_on IS NOT NULL;
CREATE INDEX contract_not_activated ON contract (starts_on) WHERE activated_at IS NULL;
CREATE INDEX contract_not_closed ON contract (ended_on) WHERE closed_at IS NULL AND ended_on IS NOT NULL;
CREATE INDEX contract_not_reminded ON contract (minimum_ends_on) WHERE reminded_for IS NULL;

-- A line that has ended leaves its number in quarantine before anybody can have it again.
ALTER TABLE phone_number ADD COLUMN quarantined_until timestamptz;
CREATE INDEX phone_number_quarantine ON phone_number (quarantined_until) WHERE quarantined_until IS NOT NULL;
ALTER TABLE orders ADD COLUMN number_returned_at timestamptz;
DROP INDEX orders_phone_number;
CREATE UNIQUE INDEX orders_phone_number ON orders (phone_number_id)
  WHERE state <> 'cancelled' AND number_returned_at IS NULL;

ALTER TABLE sim_card DROP CONSTRAINT sim_card_state_check;
ALTER TABLE sim_card ADD CONSTRAINT sim_card_state_check
  CHECK (state IN ('free', 'assigned', 'prepared', 'active', 'blocked'));
ALTER TABLE delivery DROP CONSTRAINT delivery_state_check;
ALTER TABLE delivery ADD CONSTRAINT delivery_state_check
  CHECK (state IN ('ordered', 'packed', 'handedOver', 'delivered', 'cancelled'));
CREATE INDEX delivery_under_way ON delivery (state) WHERE state IN ('ordered', 'packed', 'handedOver');

-- Options that were withdrawn from, alone or with everything.
ALTER TABLE order_option ADD COLUMN withdrawn_on date;
ALTER TABLE jersey ADD COLUMN withdrawn_on date;

-- What a porting was asked for with, as the customer corrected it; null: as the account has it.
ALTER TABLE porting ADD COLUMN corrected_data jsonb;

CREATE TABLE invoice_counter (
  team text NOT NULL,
  year int NOT NULL,
  last int NOT NULL,
  PRIMARY KEY (team, year)
);

CREATE TABLE invoice (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  number text NOT NULL CONSTRAINT invoice_number UNIQUE,
  kind text NOT NULL CHECK (kind IN ('order', 'option', 'monthly', 'final', 'correction')),
  user_id uuid NOT NULL REFERENCES users (id),
  order_id uuid NOT NULL REFERENCES orders (id),
  contract_id uuid REFERENCES contract (id),
  corrects_id uuid REFERENCES invoice (id),
  month int, -- of the contract, from 0
  period_from date NOT NULL,
  period_to date NOT NULL,
  lines jsonb NOT NULL, -- as PriceLine
  total_cents int NOT NULL,
  vat_cents int NOT NULL,
  -- What payments and credits have settled of it: between nothing and all, whatever the sign.
  settled_cents int NOT NULL DEFAULT 0,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  recipient jsonb NOT NULL, -- name and address on that day
  dunning_level int NOT NULL DEFAULT 0,
  dunned_on date,
  created_at timestamptz NOT NULL,
  CONSTRAINT invoice_settled CHECK (settled_cents BETWEEN least(0, total_cents) AND greatest(0, total_cents)),
  CHECK ((kind = 'correction') = (corrects_id IS NOT NULL)),
  CHECK (kind <> 'monthly' OR month IS NOT NULL)
);
CREATE UNIQUE INDEX invoice_month ON invoice (contract_id, month) WHERE kind = 'monthly';
CREATE UNIQUE INDEX invoice_of_order ON invoice (order_id) WHERE kind = 'order';
CREATE INDEX invoice_user ON invoice (user_id, issued_on DESC);
CREATE INDEX invoice_order ON invoice (order_id);
CREATE INDEX invoice_open ON invoice (due_on) WHERE settled_cents < total_cents;

-- Each cent that settles an invoice: money, a credit against a debt (two rows), or money paid back.
CREATE TABLE settlement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id uuid NOT NULL REFERENCES invoice (id),
  kind text NOT NULL CHECK (kind IN ('payment', 'offset', 'refund', 'reversal')),
  amount_cents int NOT NULL CHECK (amount_cents <> 0),
  payment_id uuid, -- of money that came or went
  other_id uuid REFERENCES invoice (id), -- of an offset
  created_at timestamptz NOT NULL
);
CREATE INDEX settlement_invoice ON settlement (invoice_id);
CREATE UNIQUE INDEX settlement_payment ON settlement (payment_id) WHERE kind = 'payment';

ALTER TABLE document ADD FOREIGN KEY (invoice_id) REFERENCES invoice (id);
CREATE INDEX document_invoice ON document (invoice_id) WHERE invoice_id IS NOT NULL;

-- How far the time of a demonstration is ahead; all processes read it.
CREATE TABLE clock_shift (
  id int PRIMARY KEY CHECK (id = 1),
  milliseconds bigint NOT NULL
);
`,
};
