/** States of a change to the published definitions, from the first draft to its end (decision 079). */
export const releaseStatuses = [
  'draft',
  'inReview',
  'approved',
  'scheduled',
  'published',
  'superseded',
  'rolledBack',
  'withdrawn',
] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];

export interface ReleaseState {
  status: ReleaseStatus;
  /** Who wrote it or a part of it: none of them approves it. */
  writers: readonly string[];
  /** Of what it changes, and over what. */
  changesDigest: string;
  /** What the person read who approved it; null: it is not approved. */
  approvedDigest: string | null;
  /** When it is published; null: when a person does it. */
  from: Date | null;
  /** When it ends by itself; null: never. */
  until: Date | null;
}

export type ReleaseEvent =
  | { type: 'written'; by: string }
  | { type: 'submitted' }
  | { type: 'sentBack' }
  /** The digest is that of what was read. */
  | { type: 'approved'; by: string; digest: string }
  | { type: 'scheduled'; from: Date; until?: Date | undefined }
  | { type: 'published'; until?: Date | undefined }
  /** Another release has taken its place. */
  | { type: 'superseded' }
  | { type: 'rolledBack' }
  /** Its time is over. */
  | { type: 'ended' }
  | { type: 'withdrawn' };

/** What is neither in force nor over. */
export const openStatuses: readonly ReleaseStatus[] = ['draft', 'inReview', 'approved', 'scheduled'];
/** What has been shown to others and is not in force. */
const shown: readonly ReleaseStatus[] = ['inReview', 'approved', 'scheduled'];
/** What it changes is in force, unless a later release changes the same. */
const wasPublished: readonly ReleaseStatus[] = ['published', 'superseded'];

/**
 * The next state; unchanged (the same value) by an event that does not fit. What is approved is what was read: only a
 * draft is written, no writer approves, and an approval names the digest of what it is about. A scheduled release is published at its time, not before; one that is sent
 * back loses its times.
 */
export function nextRelease(state: ReleaseState, event: ReleaseEvent, now: Date): ReleaseState {
  const { status, writers } = state;
  const to = (next: ReleaseStatus): ReleaseState => ({ ...state, status: next });
  switch (event.type) {
    case 'written':
      return status === 'draft' ? { ...state, writers: [...new Set([...writers, event.by])] } : state;
    case 'submitted':
      return status === 'draft' ? to('inReview') : state;
    case 'sentBack':
      return shown.includes(status)
        ? { ...to('draft'), approvedDigest: null, from: null, until: null }
        : state;
    case 'approved':
      return approved(state, event);
    case 'scheduled':
      return scheduled(state, event, now);
    case 'published':
      return published(state, event.until, now);
    case 'superseded':
      return status === 'published' ? to('superseded') : state;
    case 'rolledBack':
      return wasPublished.includes(status) ? to('rolledBack') : state;
    case 'ended':
      return ended(state, now);
    case 'withdrawn':
      return openStatuses.includes(status) ? to('withdrawn') : state;
  }
}

function approved(
  state: ReleaseState,
  { by, digest }: Extract<ReleaseEvent, { type: 'approved' }>,
): ReleaseState {
  const { status, writers, changesDigest } = state;
  const isPossible = status === 'inReview' && !writers.includes(by) && digest === changesDigest;
  return isPossible ? { ...state, status: 'approved', approvedDigest: digest } : state;
}

/** Whether the time of a release is over, published or not. */
export function isOver({ until }: Pick<ReleaseState, 'until'>, now: Date): boolean {
  return until !== null && until <= now;
}

/** What a superseded release changed is in force too, until it ends; what is still scheduled then has never been. */
function ended(state: ReleaseState, now: Date): ReleaseState {
  if (!isOver(state, now)) return state;
  if (state.status === 'scheduled') return { ...state, status: 'withdrawn' };
  return wasPublished.includes(state.status) ? { ...state, status: 'rolledBack' } : state;
}

function scheduled(
  state: ReleaseState,
  { from, until }: Extract<ReleaseEvent, { type: 'scheduled' }>,
  now: Date,
): ReleaseState {
  const isRead = state.status === 'approved' && state.approvedDigest === state.changesDigest;
  const isPossible = isRead && from > now && (until === undefined || until > from);
  return isPossible ? { ...state, status: 'scheduled', from, until: until ?? null } : state;
}

/** Only what was approved. */
function published(state: ReleaseState, until: Date | undefined, now: Date): ReleaseState {
  if (state.approvedDigest !== state.changesDigest) return state;
  if (state.status === 'scheduled') {
    const isDue = state.from !== null && state.from <= now && !isOver(state, now);
    return isDue ? { ...state, status: 'published' } : state;
  }
  if (state.status !== 'approved' || (until !== undefined && until <= now)) return state;
  return { ...state, status: 'published', from: now, until: until ?? null };
}
