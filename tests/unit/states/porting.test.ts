import { describe, expect, it } from 'vitest';
import { nextPorting, type PortingEvent, type PortingState } from '../../../src/shared/states/porting.ts';

const monday = '2026-11-16';
const play = (today: string, ...events: PortingEvent[]) =>
  events.reduce<PortingState>((state, event) => nextPorting(state, event, today), { status: 'requested' });
const scheduled: PortingEvent[] = [{ type: 'sent' }, { type: 'scheduled', on: '2026-11-25' }];

describe('a porting', () => {
  it('moves the number on its day, not before', () => {
    const waiting = play(monday, ...scheduled, { type: 'dayCame' });
    expect(waiting.status).toBe('scheduled');
    const moving = nextPorting(waiting, { type: 'dayCame' }, '2026-11-25');
    expect(nextPorting(moving, { type: 'completed' }, '2026-11-25')).toEqual({
      status: 'completed',
      scheduledOn: '2026-11-25',
    });
  });

  it('is rejected with a reason and asked for again once corrected', () => {
    const rejected = play(monday, { type: 'sent' }, { type: 'rejected', reason: 'DATA_MISMATCH' });
    expect(rejected).toEqual({ status: 'rejected', reason: 'DATA_MISMATCH' });
    expect(nextPorting(rejected, { type: 'corrected' }, monday)).toEqual({ status: 'requested' });
  });

  it('can be cancelled until seven working days before', () => {
    const state = play(monday, ...scheduled);
    expect(nextPorting(state, { type: 'cancelled' }, monday).status).toBe('cancelled');
    expect(nextPorting(state, { type: 'cancelled' }, '2026-11-17').status).toBe('scheduled');
  });

  it('cannot be planned for today or earlier', () => {
    expect(play(monday, { type: 'sent' }, { type: 'scheduled', on: monday }).status).toBe('sentToDonor');
  });

  it('ignores what does not fit', () => {
    expect(play(monday, { type: 'completed' }, { type: 'dayCame' }).status).toBe('requested');
  });
});
