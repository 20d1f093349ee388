import type { Migration } from '../migration.ts';

/** What is booked after the order has an end of its own: unpaid it is cancelled, and the customer can withdraw from it. */
export const laterParts: Migration = {
  id: '040-later-parts',
  sql: `
-- Bookings that nobody pays are found by their age.
CREATE INDEX option_booking_age ON option_booking (created_at) WHERE state = 'pendingPayment';
ALTER TABLE option_booking ADD COLUMN withdrawn_on date;
-- Null for a change from before it had one.
ALTER TABLE tariff_change ADD COLUMN number text CONSTRAINT tariff_change_number UNIQUE;
`,
};
