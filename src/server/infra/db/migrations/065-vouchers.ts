import type { Migration } from '../migration.ts';

/** Vouchers that lower a customer's bills. Who knows the code may redeem it, once. */
export const vouchers: Migration = {
  id: '065-vouchers',
  sql: `
CREATE TABLE voucher (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  code_hash text NOT NULL UNIQUE,
  cents int NOT NULL CHECK (cents > 0),
  issued_at timestamptz NOT NULL,
  expires_at timestamptz, -- null: it is redeemed
  user_id uuid REFERENCES users (id),
  redeemed_at timestamptz,
  invoice_id uuid REFERENCES invoice (id) DEFERRABLE INITIALLY DEFERRED, -- the invoice that it lowered
  CHECK ((user_id IS NULL) = (redeemed_at IS NULL)),
  CHECK ((user_id IS NULL) = (expires_at IS NOT NULL)),
  CHECK (invoice_id IS NULL OR user_id IS NOT NULL)
);
CREATE INDEX voucher_open ON voucher (user_id) WHERE user_id IS NOT NULL AND invoice_id IS NULL;
CREATE INDEX voucher_of_user ON voucher (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX voucher_expires ON voucher (expires_at) WHERE expires_at IS NOT NULL;
`,
};
