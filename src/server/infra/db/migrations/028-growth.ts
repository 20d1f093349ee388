import type { Migration } from '../migration.ts';

/** Repeated work begins at an index that holds only what it may find: its time does not grow with the customers. */
export const growth: Migration = {
  id: '028-growth',
  sql: `
CREATE INDEX orders_in_progress ON orders (id) WHERE state = 'inProgress';
CREATE INDEX orders_unpaid ON orders (created_at) WHERE state = 'pendingPayment';
CREATE INDEX orders_msisdn ON orders (msisdn);
DROP INDEX contract_not_activated;
CREATE INDEX contract_not_activated ON contract (starts_on)
  WHERE activated_at IS NULL AND withdrawn_on IS NULL;
CREATE INDEX invoice_to_dun ON invoice (due_on) WHERE settled_cents < total_cents AND dunning_level < 2;
CREATE INDEX invoice_corrects ON invoice (corrects_id) WHERE corrects_id IS NOT NULL;
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (channel, next_attempt_at, id) WHERE sent_at IS NULL;
-- What is deleted after its time is found by its time.
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX session_expires ON session (expires_at);
CREATE INDEX access_token_expires ON access_token (expires_at);
CREATE INDEX otp_sent_created ON otp_sent (created_at);
CREATE INDEX otp_challenge_expires ON otp_challenge (expires_at);
CREATE INDEX login_throttle_last_try ON login_throttle (last_try_at);
CREATE INDEX reset_token_expires ON reset_token (expires_at);
CREATE INDEX idempotency_key_created ON idempotency_key (created_at);
CREATE INDEX payment_event_received ON payment_event (received_at);
`,
};
