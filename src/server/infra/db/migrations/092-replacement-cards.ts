import type { Migration } from '../migration.ts';

/**
 * A card by post in the place of a SIM: its parcel, and its price on the next bill. Servers of the version before still
 * ask for eSIMs alone, which the defaults are for. They know no kinds either: once a card is due, a day after the first
 * was proved (SIM_REPLACE_HOURS), such a server would give an eSIM in its place. So they must have ended by then.
 */
export const replacementCards: Migration = {
  id: '092-replacement-cards',
  sql: `
ALTER TABLE users ADD COLUMN address_changed_at timestamptz; -- null while it is that of the registration

ALTER TABLE sim_replacement
  ADD COLUMN kind text NOT NULL DEFAULT 'esim' CHECK (kind IN ('esim', 'physical')),
  ADD COLUMN price_cents int NOT NULL DEFAULT 0 CHECK (price_cents >= 0), -- as it was when it was asked for
  ADD COLUMN recipient jsonb, -- name and address when it was asked for: a later change leads no card elsewhere
  ADD COLUMN iccid text, -- the card that is sent
  ADD COLUMN parcel_state text CHECK (parcel_state IN ('ordered', 'packed', 'handedOver', 'delivered')),
  ADD COLUMN parcel_at timestamptz, -- since when it is in that state
  ADD COLUMN parcel_asked_at timestamptz,
  ADD COLUMN sent_at timestamptz, -- when the card was taken from stock; also of one that was cancelled
  ADD COLUMN late_told_at timestamptz, -- when our service heard that it has not arrived
  ADD COLUMN tracking_number text;
ALTER TABLE sim_replacement DROP CONSTRAINT sim_replacement_state_check;
ALTER TABLE sim_replacement ADD CONSTRAINT sim_replacement_state_check
  CHECK (state IN ('asked', 'proved', 'sent', 'active', 'cancelled'));
ALTER TABLE sim_replacement DROP CONSTRAINT sim_replacement_check;
ALTER TABLE sim_replacement ADD CONSTRAINT sim_replacement_open_end
  CHECK ((state IN ('proved', 'sent')) = (closes_at IS NULL));
ALTER TABLE sim_replacement ADD CONSTRAINT sim_replacement_card
  CHECK ((kind = 'physical') = (recipient IS NOT NULL));
ALTER TABLE sim_replacement ADD CONSTRAINT sim_replacement_sent
  CHECK (state <> 'sent' OR (iccid IS NOT NULL AND sent_at IS NOT NULL AND parcel_state IS NOT NULL AND parcel_at IS NOT NULL));
DROP INDEX sim_replacement_open;
CREATE UNIQUE INDEX sim_replacement_open ON sim_replacement (contract_id) WHERE state IN ('asked', 'proved', 'sent');
DROP INDEX sim_replacement_due;
CREATE INDEX sim_replacement_due ON sim_replacement (kind, due_at, id) WHERE state = 'proved';
CREATE INDEX sim_replacement_sent ON sim_replacement (id) WHERE state = 'sent' AND parcel_state <> 'delivered';
CREATE INDEX sim_replacement_unused ON sim_replacement (sent_at, id) WHERE state = 'sent';

-- A card that is on its way belongs to no order yet.
ALTER TABLE sim_card DROP CONSTRAINT sim_card_place_check;
ALTER TABLE sim_card ADD CONSTRAINT sim_card_place_check CHECK (place IN ('stock', 'shop', 'sent', 'replaced'));

-- What a contract owes once, on its next bill.
CREATE TABLE contract_charge (
  id uuid PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contract (id),
  kind text NOT NULL CHECK (kind IN ('replacementCard')),
  cents int NOT NULL CHECK (cents > 0),
  created_at timestamptz NOT NULL,
  invoice_id uuid REFERENCES invoice (id)
);
CREATE INDEX contract_charge_contract ON contract_charge (contract_id);
CREATE INDEX contract_charge_invoice ON contract_charge (invoice_id);
`,
};
