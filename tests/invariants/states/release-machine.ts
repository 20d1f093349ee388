import {
  nextRelease,
  type ReleaseEvent,
  type ReleaseState,
  type ReleaseStatus,
} from '../../../src/shared/states/release.ts';
import { machine } from './machine.ts';

const now = new Date('2026-11-27T10:00:00Z');
const ahead = new Date('2026-11-27T11:00:00Z');
const past = new Date('2026-11-27T09:00:00Z');

const events = {
  written: { type: 'written', by: 'ayse' },
  submitted: { type: 'submitted' },
  sentBack: { type: 'sentBack' },
  approvedByWriter: { type: 'approved', by: 'ayse', digest: 'a1' },
  approvedUnread: { type: 'approved', by: 'mehmet', digest: 'b2' },
  approved: { type: 'approved', by: 'mehmet', digest: 'a1' },
  scheduled: { type: 'scheduled', from: ahead },
  scheduledTooLate: { type: 'scheduled', from: past },
  published: { type: 'published' },
  superseded: { type: 'superseded' },
  rolledBack: { type: 'rolledBack' },
  ended: { type: 'ended' },
  withdrawn: { type: 'withdrawn' },
} satisfies Record<string, ReleaseEvent>;
type Event = keyof typeof events;

/** A row of the table: where the events lead that lead elsewhere. */
const row = (
  stays: ReleaseStatus,
  moves: Partial<Record<Event, ReleaseStatus>>,
): Record<Event, ReleaseStatus> => {
  const all = Object.keys(events).map((event) => [event, stays]);
  return { ...Object.fromEntries(all), ...moves };
};

/** One whose times have come: every event that its state allows is possible. */
const stateOf = (status: ReleaseStatus): ReleaseState => ({
  status,
  writers: ['ayse'],
  changesDigest: 'a1',
  approvedDigest: 'a1',
  from: past,
  until: past,
});

export const release = machine<ReleaseStatus, Event>(
  'release',
  'draft',
  {
    draft: row('draft', { submitted: 'inReview', withdrawn: 'withdrawn' }),
    inReview: row('inReview', { approved: 'approved', sentBack: 'draft', withdrawn: 'withdrawn' }),
    approved: row('approved', {
      ...{ scheduled: 'scheduled', published: 'published' },
      ...{ sentBack: 'draft', withdrawn: 'withdrawn' },
    }),
    // Its end has passed too.
    scheduled: row('scheduled', { sentBack: 'draft', withdrawn: 'withdrawn', ended: 'withdrawn' }),
    published: row('published', { superseded: 'superseded', rolledBack: 'rolledBack', ended: 'rolledBack' }),
    superseded: row('superseded', { rolledBack: 'rolledBack', ended: 'rolledBack' }),
    rolledBack: row('rolledBack', {}),
    withdrawn: row('withdrawn', {}),
  },
  (status, event) => nextRelease(stateOf(status), events[event], now).status,
);
