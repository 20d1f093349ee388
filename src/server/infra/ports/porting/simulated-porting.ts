import { addDays } from '../../../../shared/calendar.ts';
import type { PortingEvent, PortingReason } from '../../../../shared/states/porting.ts';
import type { PortingPort, PortingRequest } from './porting.ts';

const daysToMove = 8;

/**
 * Simulates other operators: they answer the next day and release the number after eight days, or at the contract's
 * end.
 */
export const simulatedPorting: PortingPort = {
  updateOn: async (request, today) => updateOn(request, today),
};

function updateOn(request: PortingRequest, today: string): PortingEvent | null {
  switch (request.state.status) {
    case 'requested':
      return { type: 'sent' };
    case 'sentToDonor':
      return request.since < today ? answerOf(request, today) : null;
    case 'scheduled':
      return (request.state.scheduledOn ?? today) <= today ? { type: 'dayCame' } : null;
    case 'inProgress':
      return { type: 'completed' };
    default:
      return null;
  }
}

/** To see a refusal, port a number with this ending; after one correction it is accepted. */
const refusals = new Map<string, PortingReason>([
  ['96', 'DATA_MISMATCH'],
  ['97', 'OPT_IN_MISSING'],
  ['98', 'CONTRACT_NOT_TERMINATED'],
  ['99', 'NUMBER_UNKNOWN'],
]);

function answerOf(request: PortingRequest, today: string): PortingEvent {
  const reason = request.isCorrected ? undefined : refusals.get(request.msisdn.slice(-2));
  return reason ? { type: 'rejected', reason } : { type: 'scheduled', on: movingDay(request, today) };
}

/** As soon as possible, or the day after the old contract, if that is later than tomorrow. */
function movingDay({ contractEndsOn, since }: PortingRequest, today: string): string {
  const wanted = contractEndsOn ? addDays(contractEndsOn, 1) : addDays(since, daysToMove);
  const earliest = addDays(today, 1);
  return [wanted, earliest].sort().at(-1) ?? earliest;
}
