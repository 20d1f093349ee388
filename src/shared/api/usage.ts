import { operations } from './operation.ts';
import { day, integer, list, object, type Static, text, uuid } from './shapes.ts';

/** The usage of a line in its month. A megabyte is a thousand kilobytes. */
export const usageView = object({
  contractId: uuid,
  msisdn: text,
  tariffName: text,
  totalMb: integer,
  usedMb: integer,
  leftMb: integer,
  /** The first and the last day of the month of the volume. */
  cycleStartsOn: day,
  cycleEndsOn: day,
  /** Days until the next volume, today included. */
  daysLeft: integer,
});

export type UsageView = Static<typeof usageView>;

export const usageApi = operations({
  'GET /api/usage/me': { answer: object({ usage: list(usageView) }) },
});
