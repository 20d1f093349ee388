import { nextPorting, type PortingEvent, type PortingState } from '../../../src/shared/states/porting.ts';
import { machine } from './machine.ts';

const today = '2026-11-16';

/** A day on which everything that has a day may happen, with a porting day far enough ahead to be cancelled. */
const portings: Record<PortingState['status'], PortingState> = {
  requested: { status: 'requested' },
  sentToDonor: { status: 'sentToDonor' },
  scheduled: { status: 'scheduled', scheduledOn: '2026-12-15' },
  inProgress: { status: 'inProgress', scheduledOn: today, leftOn: today },
  completed: { status: 'completed', scheduledOn: today, leftOn: today, arrivedOn: today },
  rejected: { status: 'rejected', reason: 'DATA_MISMATCH' },
  cancelled: { status: 'cancelled' },
};
const portingEvents: Record<PortingEvent['type'] | 'scheduledForToday', PortingEvent> = {
  sent: { type: 'sent' },
  rejected: { type: 'rejected', reason: 'DATA_MISMATCH' },
  scheduled: { type: 'scheduled', on: '2026-12-15' },
  scheduledForToday: { type: 'scheduled', on: today },
  postponed: { type: 'postponed' },
  corrected: { type: 'corrected' },
  cancelled: { type: 'cancelled' },
  dayCame: { type: 'dayCame', on: today },
  completed: { type: 'completed', on: today },
};
type PortingName = keyof typeof portings;
function portingRow(state: PortingName, moves: Partial<Record<keyof typeof portingEvents, PortingName>>) {
  const stays = Object.fromEntries(Object.keys(portingEvents).map((event) => [event, state]));
  return { ...stays, ...moves } as Record<keyof typeof portingEvents, PortingName>; // all events are in `stays`
}
export const porting = machine(
  'porting',
  'requested',
  {
    requested: portingRow('requested', { sent: 'sentToDonor', cancelled: 'cancelled' }),
    sentToDonor: portingRow('sentToDonor', {
      rejected: 'rejected',
      scheduled: 'scheduled',
      cancelled: 'cancelled',
    }),
    scheduled: portingRow('scheduled', {
      rejected: 'rejected',
      postponed: 'sentToDonor',
      cancelled: 'cancelled',
    }),
    inProgress: portingRow('inProgress', { completed: 'completed' }),
    completed: portingRow('completed', {}),
    rejected: portingRow('rejected', { corrected: 'requested', cancelled: 'cancelled' }),
    cancelled: portingRow('cancelled', {}),
  },
  (state, event) => nextPorting(portings[state], portingEvents[event], today).status,
);
/** The same on the day of the move, when it is too late to cancel. */
export const portingOnTheDay = machine(
  'porting on its day',
  'scheduled',
  {
    scheduled: {
      dayCame: 'inProgress',
      cancelled: 'scheduled',
      completed: 'scheduled',
    },
    inProgress: {
      dayCame: 'inProgress',
      cancelled: 'inProgress',
      completed: 'completed',
    },
    completed: {
      dayCame: 'completed',
      cancelled: 'completed',
      completed: 'completed',
    },
  },
  (state, event) => {
    const moved = nextPorting(
      { status: state, scheduledOn: today, leftOn: today },
      portingEvents[event],
      today,
    ).status;
    return moved as 'scheduled' | 'inProgress' | 'completed'; // another fails as a difference from the table
  },
);
