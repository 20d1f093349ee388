import type { EnvReader } from './env-reader.ts';

/** What is ordered and not paid. */
export function readUnpaid(env: EnvReader) {
  return {
    /** An order that is not paid by then is cancelled, and its number and SIM are free again. */
    unpaidOrderDays: env.int('UNPAID_ORDER_DAYS', 7, 1, 365),
    /** Each of them keeps a number and a SIM from other customers. */
    unpaidOrdersPerCustomer: env.int('UNPAID_ORDERS_PER_CUSTOMER', 20, 1, 10_000),
    /** A package that is not paid by then is cancelled; booked again it has that day and its price. */
    unpaidBookingHours: env.int('UNPAID_BOOKING_HOURS', 24, 1, 720),
  };
}
