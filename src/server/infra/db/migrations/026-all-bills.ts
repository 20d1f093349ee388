import type { Migration } from '../migration.ts';

/** One payment for several bills, and pages of the provider on which a method is only kept. */
export const allBills: Migration = {
  id: '026-all-bills',
  sql: `
-- Bills that are paid together, with one payment.
CREATE TABLE bill_payment (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  number text NOT NULL, -- the text for the payer at the bank
  request_key text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT bill_payment_request UNIQUE (user_id, request_key)
);
CREATE TABLE bill_payment_item (
  bill_payment_id uuid NOT NULL REFERENCES bill_payment (id),
  invoice_id uuid NOT NULL REFERENCES invoice (id),
  PRIMARY KEY (bill_payment_id, invoice_id)
);
CREATE INDEX bill_payment_item_invoice ON bill_payment_item (invoice_id);

ALTER TABLE payment DROP CONSTRAINT payment_subject_kind_check;
ALTER TABLE payment ADD CONSTRAINT payment_subject_kind_check
  CHECK (subject_kind IN ('order', 'option', 'invoice', 'bills'));
-- A payment settles each bill once.
DROP INDEX settlement_payment;
CREATE UNIQUE INDEX settlement_payment ON settlement (payment_id, invoice_id) WHERE kind = 'payment';

-- A page on which a customer has a method kept, without a payment.
CREATE TABLE method_page (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  method text NOT NULL,
  session_id text,
  kept_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX method_page_user ON method_page (user_id);
`,
};
