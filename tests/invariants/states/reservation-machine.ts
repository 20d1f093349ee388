import {
  nextReservation,
  type ReservationEvent,
  type ReservationState,
} from '../../support/states/reservation.ts';
import { machine } from './machine.ts';

const now = new Date('2026-11-16T12:00:00Z');
const later = new Date('2026-11-16T12:10:00Z');
const before = new Date('2026-11-16T11:59:00Z');

const reservations: Record<
  ReservationState['status'] | 'another’s' | 'run out' | 'unextendable',
  ReservationState
> = {
  free: { status: 'free' },
  held: { status: 'held', holder: 'ada', until: later, extensionsLeft: 1 },
  unextendable: { status: 'held', holder: 'ada', until: later, extensionsLeft: 0 },
  'another’s': { status: 'held', holder: 'ece', until: later, extensionsLeft: 1 },
  'run out': { status: 'held', holder: 'ece', until: before, extensionsLeft: 1 },
  ordered: { status: 'ordered', holder: 'ada' },
  sold: { status: 'sold' },
};
function reservationName(state: ReservationState): keyof typeof reservations {
  if (state.status !== 'held') return state.status;
  if (state.holder !== 'ada') return state.until <= now ? 'run out' : 'another’s';
  return state.extensionsLeft === 0 ? 'unextendable' : 'held';
}
export const reservation = machine<keyof typeof reservations, ReservationEvent['type']>(
  'reservation',
  'free',
  {
    free: {
      reserve: 'held',
      extend: 'free',
      release: 'free',
      order: 'free',
      paid: 'free',
      cancelled: 'free',
    },
    held: {
      reserve: 'held',
      extend: 'unextendable',
      release: 'free',
      order: 'ordered',
      paid: 'held',
      cancelled: 'held',
    },
    unextendable: {
      reserve: 'unextendable',
      extend: 'unextendable',
      release: 'free',
      order: 'ordered',
      paid: 'unextendable',
      cancelled: 'unextendable',
    },
    'another’s': {
      reserve: 'another’s',
      extend: 'another’s',
      release: 'another’s',
      order: 'another’s',
      paid: 'another’s',
      cancelled: 'another’s',
    },
    'run out': {
      reserve: 'held',
      extend: 'free',
      release: 'free',
      order: 'free',
      paid: 'free',
      cancelled: 'free',
    },
    ordered: {
      reserve: 'ordered',
      extend: 'ordered',
      release: 'ordered',
      order: 'ordered',
      paid: 'sold',
      cancelled: 'free',
    },
    sold: {
      reserve: 'sold',
      extend: 'sold',
      release: 'sold',
      order: 'sold',
      paid: 'sold',
      cancelled: 'sold',
    },
  },
  (state, type) => {
    const limits = { holdSeconds: 900, extensions: 1 };
    return reservationName(nextReservation(reservations[state], { type, holder: 'ada' }, now, limits));
  },
);
