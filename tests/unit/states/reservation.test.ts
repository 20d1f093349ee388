import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextReservation,
  type ReservationEvent,
  type ReservationState,
} from '../../support/states/reservation.ts';

const limits = { holdSeconds: 900, extensions: 10 };
const start = new Date('2026-11-20T10:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Runs events at their seconds. */
function play(...steps: [number, ReservationEvent][]): ReservationState {
  return steps.reduce<ReservationState>((state, [s, event]) => nextReservation(state, event, at(s), limits), {
    status: 'free',
  });
}
const reserve = (holder: string): ReservationEvent => ({ type: 'reserve', holder });
const extend = (holder: string): ReservationEvent => ({ type: 'extend', holder });

describe('a reservation', () => {
  it('holds for 15 minutes and keeps others out until then', () => {
    expect(play([0, reserve('ada')], [899, reserve('ece')])).toMatchObject({ holder: 'ada', until: at(900) });
    expect(play([0, reserve('ada')], [900, reserve('ece')])).toMatchObject({ holder: 'ece' });
  });

  it('is not prolonged by reserving again', () => {
    expect(play([0, reserve('ada')], [600, reserve('ada')])).toMatchObject({ until: at(900) });
  });

  it('is extended ten times, by its holder, before it ends', () => {
    expect(play([0, reserve('ada')], [600, extend('ada')])).toMatchObject({
      until: at(1500),
      extensionsLeft: 9,
    });
    expect(play([0, reserve('ada')], [600, extend('ece')])).toMatchObject({ until: at(900) });
    expect(play([0, reserve('ada')], [900, extend('ada')])).toEqual({ status: 'free' });
    const eleven = Array.from({ length: 11 }, (_, i): [number, ReservationEvent] => [i, extend('ada')]);
    expect(play([0, reserve('ada')], ...eleven)).toMatchObject({ until: at(909), extensionsLeft: 0 });
  });

  it('does not run out once ordered, and is free again when the order is cancelled', () => {
    const ordered: [number, ReservationEvent][] = [
      [0, reserve('ada')],
      [10, { type: 'order', holder: 'ada' }],
    ];
    expect(play(...ordered, [9000, reserve('ece')])).toEqual({ status: 'ordered', holder: 'ada' });
    expect(play(...ordered, [9000, { type: 'paid' }])).toEqual({ status: 'sold' });
    expect(play(...ordered, [9000, { type: 'cancelled' }])).toEqual({ status: 'free' });
    expect(play([0, reserve('ada')], [901, { type: 'order', holder: 'ada' }])).toEqual({ status: 'free' });
  });

  it('once sold stays sold', () => {
    const holder = fc.constantFrom('ada', 'ece');
    const event: fc.Arbitrary<ReservationEvent> = fc.oneof(
      fc.record({ type: fc.constantFrom('reserve', 'extend', 'release', 'order'), holder }),
      fc.record({ type: fc.constantFrom('paid', 'cancelled') }),
    );
    fc.assert(
      fc.property(event, fc.nat(10_000), (any, s) => {
        expect(nextReservation({ status: 'sold' }, any, at(s), limits)).toEqual({ status: 'sold' });
      }),
    );
  });
});
