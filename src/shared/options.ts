import type { TariffOption } from './api/catalogue.ts';

/**
 * The packages that are ordered with a line. One that comes each month is booked later: it would change the monthly total
 * that the order shows.
 */
export function orderableOptions(options: readonly TariffOption[]): TariffOption[] {
  return options.filter(({ isRecurring }) => !isRecurring);
}
