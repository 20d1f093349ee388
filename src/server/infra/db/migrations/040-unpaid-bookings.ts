import type { Migration } from '../migration.ts';

/** Bookings of packages that nobody pays are found by their age. */
export const unpaidBookings: Migration = {
  id: '040-unpaid-bookings',
  sql: `CREATE INDEX option_booking_age ON option_booking (created_at) WHERE state = 'pendingPayment';`,
};
