import { describe, expect, test } from 'vitest';
import {
  nextRelease,
  type ReleaseEvent,
  type ReleaseState,
  releaseStatuses,
} from '../../../src/shared/states/release.ts';

const now = new Date('2026-11-27T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const draft: ReleaseState = {
  ...{ status: 'draft', writers: ['ayse'], changesDigest: 'a1', approvedDigest: null },
  ...{ from: null, until: null },
};
const reached = (state: ReleaseState, ...events: ReleaseEvent[]) =>
  events.reduce((at, event) => nextRelease(at, event, now), state);
const approved: ReleaseState = { ...draft, status: 'approved', approvedDigest: 'a1' };

test('from the draft to the end', () => {
  const published = reached(
    draft,
    { type: 'written', by: 'ayse' },
    { type: 'submitted' },
    { type: 'approved', by: 'mehmet', digest: 'a1' },
    { type: 'published' },
  );
  expect(published).toEqual({ ...approved, status: 'published', from: now });
  expect(reached(published, { type: 'superseded' }).status).toBe('superseded');
  expect(reached(published, { type: 'rolledBack' }).status).toBe('rolledBack');
  // What it changes is in force below others, until it is taken back too.
  expect(reached(published, { type: 'superseded' }, { type: 'rolledBack' }).status).toBe('rolledBack');
});

describe('four eyes', () => {
  test('no writer approves, also one who wrote a part of it', () => {
    const written = reached(draft, { type: 'written', by: 'mehmet' }, { type: 'submitted' });
    expect(written.writers).toEqual(['ayse', 'mehmet']);
    for (const by of ['ayse', 'mehmet'])
      expect(nextRelease(written, { type: 'approved', by, digest: 'a1' }, now)).toBe(written);
    const read = nextRelease(written, { type: 'approved', by: 'zeynep', digest: 'a1' }, now);
    expect(read).toEqual({ ...written, status: 'approved', approvedDigest: 'a1' });
  });

  test('what is approved and published is what was read', () => {
    const shown = reached(draft, { type: 'submitted' });
    expect(nextRelease(shown, { type: 'approved', by: 'mehmet', digest: 'b2' }, now)).toBe(shown);
    const other = { ...approved, changesDigest: 'b2' };
    expect(nextRelease(other, { type: 'published' }, now)).toBe(other);
    for (const unread of [other, { ...approved, approvedDigest: null }])
      expect(nextRelease(unread, { type: 'scheduled', from: later(1) }, now)).toBe(unread);
    const due = { ...other, status: 'scheduled', from: now } as const;
    expect(nextRelease(due, { type: 'published' }, now)).toBe(due);
  });

  test('what was read cannot be written any more', () => {
    for (const status of releaseStatuses.filter((one) => one !== 'draft')) {
      const state = { ...draft, status };
      expect(nextRelease(state, { type: 'written', by: 'ayse' }, now)).toBe(state);
    }
  });

  test('what goes back to its writers is approved anew, and loses its times', () => {
    const scheduled = reached(approved, { type: 'scheduled', from: later(1), until: later(2) });
    const back = nextRelease(scheduled, { type: 'sentBack' }, now);
    expect(back).toEqual(draft);
    expect(nextRelease(back, { type: 'published' }, now)).toBe(back);
  });
});

describe('times', () => {
  test('a schedule lies ahead and ends after it begins', () => {
    const wrong = [
      { from: now },
      { from: later(-1) },
      { from: later(2), until: later(2) },
      { from: later(2), until: later(1) },
    ];
    for (const times of wrong)
      expect(nextRelease(approved, { type: 'scheduled', ...times }, now)).toBe(approved);
    expect(nextRelease(approved, { type: 'scheduled', from: later(1) }, now)).toEqual({
      ...approved,
      status: 'scheduled',
      from: later(1),
    });
  });

  test('what is scheduled begins at its time, not before, and keeps its end', () => {
    const scheduled = reached(approved, { type: 'scheduled', from: later(1), until: later(5) });
    expect(nextRelease(scheduled, { type: 'published' }, now)).toBe(scheduled);
    expect(nextRelease(scheduled, { type: 'published' }, later(1))).toEqual({
      ...scheduled,
      status: 'published',
    });
  });

  test('what is scheduled and over is withdrawn, never published', () => {
    const scheduled = reached(approved, { type: 'scheduled', from: later(1), until: later(5) });
    expect(nextRelease(scheduled, { type: 'published' }, later(5))).toBe(scheduled);
    expect(nextRelease(scheduled, { type: 'ended' }, later(4))).toBe(scheduled);
    expect(nextRelease(scheduled, { type: 'ended' }, later(5)).status).toBe('withdrawn');
  });

  test('an end lies ahead, and nothing ends before it', () => {
    expect(nextRelease(approved, { type: 'published', until: now }, now)).toBe(approved);
    const published = reached(approved, { type: 'published', until: later(3) });
    expect(nextRelease(published, { type: 'ended' }, later(2))).toBe(published);
    expect(nextRelease(published, { type: 'ended' }, later(3)).status).toBe('rolledBack');
    const superseded = nextRelease(published, { type: 'superseded' }, now);
    expect(nextRelease(superseded, { type: 'ended' }, later(2))).toBe(superseded);
    expect(nextRelease(superseded, { type: 'ended' }, later(3)).status).toBe('rolledBack');
    const endless = reached(approved, { type: 'published' });
    expect(nextRelease(endless, { type: 'ended' }, later(9))).toBe(endless);
  });
});
