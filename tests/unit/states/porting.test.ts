import { describe, expect, it } from 'vitest';
import { nextPorting, type PortingEvent, type PortingState } from '../../../src/shared/states/porting.ts';

const monday = '2026-11-16';
const play = (today: string, ...events: PortingEvent[]) =>
  events.reduce<PortingState>((state, event) => nextPorting(state, event, today), { status: 'requested' });
const scheduled: PortingEvent[] = [{ type: 'sent' }, { type: 'scheduled', on: '2026-11-25' }];

describe('a porting', () => {
  it('moves the number on its day, not before', () => {
    const day = '2026-11-25';
    const waiting = play(monday, ...scheduled, { type: 'dayCame', on: monday });
    expect(waiting.status).toBe('scheduled');
    const moving = nextPorting(waiting, { type: 'dayCame', on: day }, day);
    const arrived = {
      ...{ status: 'completed', scheduledOn: day, agreedOn: day },
      ...{ leftOn: day, arrivedOn: '2026-11-26' },
    };
    expect(nextPorting(moving, { type: 'completed', on: '2026-11-26' }, '2026-11-27')).toEqual(arrived);
  });

  it('neither leaves nor arrives in the future, or in the wrong order', () => {
    const state = play(monday, ...scheduled);
    const status = (event: PortingEvent, from: PortingState) => nextPorting(from, event, '2026-11-28').status;
    expect(status({ type: 'dayCame', on: '2026-11-24' }, state)).toBe('scheduled');
    expect(status({ type: 'dayCame', on: '2026-11-29' }, state)).toBe('scheduled');
    const moving = nextPorting(state, { type: 'dayCame', on: '2026-11-26' }, '2026-11-28');
    expect(status({ type: 'completed', on: '2026-11-25' }, moving)).toBe('inProgress');
    expect(status({ type: 'completed', on: '2026-11-29' }, moving)).toBe('inProgress');
  });

  it('is rejected with a reason and asked for again once corrected', () => {
    const rejected = play(monday, { type: 'sent' }, { type: 'rejected', reason: 'DATA_MISMATCH' });
    expect(rejected).toEqual({ status: 'rejected', reason: 'DATA_MISMATCH' });
    expect(nextPorting(rejected, { type: 'corrected' }, monday)).toEqual({ status: 'requested' });
  });

  it('is moved to another day, earlier or later, and the first day stays the agreed one', () => {
    const moved = play(monday, ...scheduled, { type: 'scheduled', on: '2026-11-30' });
    expect(moved).toEqual({ status: 'scheduled', scheduledOn: '2026-11-30', agreedOn: '2026-11-25' });
    const earlier = nextPorting(moved, { type: 'scheduled', on: '2026-11-20' }, monday);
    expect(earlier).toEqual({ status: 'scheduled', scheduledOn: '2026-11-20', agreedOn: '2026-11-25' });
    expect(nextPorting(moved, { type: 'scheduled', on: monday }, monday)).toEqual(moved);
  });

  it('loses its day, and gets a new one: the first day stays the agreed one', () => {
    const postponed = play(monday, ...scheduled, { type: 'postponed' });
    expect(postponed).toEqual({ status: 'sentToDonor', agreedOn: '2026-11-25' });
    const again = nextPorting(postponed, { type: 'scheduled', on: '2026-12-01' }, monday);
    expect(again).toEqual({ status: 'scheduled', scheduledOn: '2026-12-01', agreedOn: '2026-11-25' });
  });

  it('is refused although a day was agreed, until the number has left', () => {
    const refusal = { type: 'rejected', reason: 'OPT_IN_MISSING' } as const;
    expect(play(monday, ...scheduled, refusal)).toEqual({ status: 'rejected', reason: 'OPT_IN_MISSING' });
    const day = '2026-11-25';
    const left = nextPorting(play(monday, ...scheduled), { type: 'dayCame', on: day }, day);
    for (const event of [refusal, { type: 'postponed' }, { type: 'scheduled', on: '2026-12-24' }] as const)
      expect(nextPorting(left, event, day)).toEqual(left);
  });

  it('can be cancelled until seven working days before', () => {
    const state = play(monday, ...scheduled);
    expect(nextPorting(state, { type: 'cancelled' }, monday).status).toBe('cancelled');
    expect(nextPorting(state, { type: 'cancelled' }, '2026-11-17').status).toBe('scheduled');
  });

  it('cannot be planned for today or earlier', () => {
    expect(play(monday, { type: 'sent' }, { type: 'scheduled', on: monday }).status).toBe('sentToDonor');
  });

  it('is caught up with when the number left before we heard of the day', () => {
    const late = (on: string) => play(monday, { type: 'sent' }, { type: 'scheduled', on, hasCome: true });
    expect(late('2026-11-13')).toEqual({
      status: 'scheduled',
      scheduledOn: '2026-11-13',
      agreedOn: '2026-11-13',
    });
    expect(late('2026-11-17').status).toBe('sentToDonor');
  });

  it('ignores what does not fit', () => {
    expect(play(monday, { type: 'completed', on: monday }, { type: 'dayCame', on: monday }).status).toBe(
      'requested',
    );
  });
});
