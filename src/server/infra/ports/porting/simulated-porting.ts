import { addDays } from '../../../../shared/calendar.ts';
import type { PortingEvent, PortingReason } from '../../../../shared/states/porting.ts';
import type { PortingPort, PortingRequest } from './porting.ts';

const daysToMove = 8;

/**
 * Simulates other operators: they answer the next day and release the number after eight days, or at the contract's
 * end.
 */
export const simulatedPorting: PortingPort = {
  kind: 'simulation',
  askAgainSeconds: 0,
  updateOn: async (request, today) => updateOn(request, today),
  cancel: async () => {},
};

function updateOn(request: PortingRequest, today: string): PortingEvent | null {
  const { state } = request;
  const { scheduledOn = today } = state;
  switch (state.status) {
    case 'requested':
      return { type: 'sent' };
    case 'sentToDonor':
      return request.since < today ? answerOf(request, today) : null;
    case 'scheduled':
      if (isChanging(request, today)) return changeOf(request, scheduledOn);
      return reached('dayCame', addDays(scheduledOn, delayOf(request).released), today);
    case 'inProgress':
      return reached('completed', addDays(state.leftOn ?? scheduledOn, delayOf(request).dead), today);
    default:
      return null;
  }
}

function reached(type: 'dayCame' | 'completed', on: string, today: string): PortingEvent | null {
  return on <= today ? { type, on } : null;
}

/** To see a refusal, port a number with this ending; after one correction it is accepted. */
const refusals = new Map<string, PortingReason>([
  ['96', 'DATA_MISMATCH'],
  ['97', 'OPT_IN_MISSING'],
  ['98', 'CONTRACT_NOT_TERMINATED'],
  ['99', 'NUMBER_UNKNOWN'],
]);

/** To see a late number: days until it is released, and days for which it does not work. */
const delays = new Map([
  ['94', { released: 0, dead: 4 }],
  ['95', { released: 4, dead: 0 }],
]);

/** To see a day that does not hold: the day after it was named it is taken back, moved by five days, or refused. */
const changes = new Map<string, 'postponed' | 'moved' | 'refused'>([
  ['91', 'postponed'],
  ['92', 'moved'],
  ['93', 'refused'],
]);
const daysLater = 5;

/** Once: a day that was moved, and that of a corrected request, hold. */
function isChanging({ msisdn, state, since, corrections }: PortingRequest, today: string): boolean {
  const isFirst = corrections === 0 && state.scheduledOn === state.agreedOn;
  return isFirst && since < today && changes.has(msisdn.slice(-2));
}

function changeOf({ msisdn }: PortingRequest, scheduledOn: string): PortingEvent {
  const change = changes.get(msisdn.slice(-2));
  if (change === 'postponed') return { type: 'postponed' };
  return change === 'moved'
    ? { type: 'scheduled', on: addDays(scheduledOn, daysLater) }
    : { type: 'rejected', reason: 'CONTRACT_NOT_TERMINATED' };
}

function delayOf({ msisdn }: PortingRequest): { released: number; dead: number } {
  return delays.get(msisdn.slice(-2)) ?? { released: 0, dead: 0 };
}

function answerOf(request: PortingRequest, today: string): PortingEvent {
  const reason = request.corrections > 0 ? undefined : refusals.get(request.msisdn.slice(-2));
  return reason ? { type: 'rejected', reason } : { type: 'scheduled', on: movingDay(request, today) };
}

/**
 * As soon as possible, or the day after the old contract; not before the line may begin, from tomorrow, and after a day
 * that was taken back.
 */
function movingDay({ mnpType, since, notBefore, state }: PortingRequest, today: string): string {
  const days = [notBefore, addDays(today, 1)];
  if (state.agreedOn) days.push(addDays(state.agreedOn, 1));
  if (mnpType === 'ASAP') days.push(addDays(since, daysToMove));
  return days.sort().at(-1) ?? notBefore;
}
