import type { EnvReader } from './env-reader.ts';

/** What is owed: when it is due, collected, and given up. */
export function readUnpaid(env: EnvReader) {
  return {
    /** At least the days that the terms promise. */
    invoiceDueDays: env.int('INVOICE_DUE_DAYS', 14, 14, 90),
    collecting: {
      /** Days from the announcement of a debit to the debit; the terms promise five. */
      noticeDays: env.int('COLLECT_NOTICE_DAYS', 5, 5, 30),
      /** Days from a refused debit to the second and last try. */
      retryDays: env.int('COLLECT_RETRY_DAYS', 5, 5, 30),
    },
    /** An order that is not paid by then is cancelled, and its number and SIM are free again. */
    unpaidOrderDays: env.int('UNPAID_ORDER_DAYS', 7, 1, 365),
    /** Each of them keeps a number and a SIM from other customers. */
    unpaidOrdersPerCustomer: env.int('UNPAID_ORDERS_PER_CUSTOMER', 20, 1, 10_000),
    /** A package that is not paid by then is cancelled; booked again it has that day and its price. */
    unpaidBookingHours: env.int('UNPAID_BOOKING_HOURS', 24, 1, 720),
  };
}
