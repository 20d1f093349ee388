import { digestOfEffect, effectOf } from './proved.service.ts';
import { lockReleases, type Release } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { refuse } from './release-refused.ts';
import { saveApprovedEffect } from './release-writing.repository.ts';
import { releaseById, stateAfter, step, take } from './step.service.ts';

type Deps = Pick<ReleaseDeps, 'db' | 'clock'>;

/** Who does a step, and why, where that is said. */
interface Said {
  by: string;
  reason: string;
}

const simple =
  (type: 'sentBack' | 'withdrawn') =>
  (deps: Deps, id: number, { by, reason }: Said): Promise<Release> =>
    step(deps, id, { type }, { by, note: reason || undefined });

/** Gives a change set back to its writers. @throws ReleaseRefused */
export const sendBack = simple('sentBack');

/** @throws ReleaseRefused */
export const withdraw = simple('withdrawn');

/** When a change set begins and ends by itself. */
export interface Times {
  from?: Date | undefined;
  until?: Date | undefined;
}

/** Times as a log names them; undefined: there are none. */
export function timesNote({ from, until }: Times): string | undefined {
  const said = [from && `from ${from.toISOString()}`, until && `until ${until.toISOString()}`];
  return said.filter(Boolean).join(' ') || undefined;
}

/** An approved change set begins at its time, and may end at one. @throws ReleaseRefused */
export function schedule(
  deps: Deps,
  id: number,
  { by, from = new Date(0), until }: Times & { by: string },
): Promise<Release> {
  return step(deps, id, { type: 'scheduled', from, until }, { by, note: timesNote({ from, until }) });
}

/** What a person has read and seen of a change set. */
interface Seen {
  /** Of what it changes. */
  digest: string;
  /** Of what people notice of it. */
  effect: string;
}

/** @throws ReleaseRefused where another effect was seen, or none */
function insistOnSeen({ id, verdict }: Release, effect: string): void {
  if (effect === '') refuse(`Say that you have seen what change set ${id} changes for customers.`);
  if (effect !== digestOfEffect(verdict))
    refuse(`What change set ${id} changes for customers is not what you saw: look at it again.`);
}

/** What was read and seen is approved, and nothing else. @throws ReleaseRefused */
export function approve(
  { db, clock }: Deps,
  id: number,
  { by, reason, digest, effect }: Said & Seen,
): Promise<Release> {
  return db.transaction(async (tx) => {
    await lockReleases(tx);
    const [release, now] = [await releaseById(tx, id), clock()];
    const event = { type: 'approved', by, digest } as const;
    stateAfter(release, event, now);
    insistOnSeen(release, effect);
    await saveApprovedEffect(tx, id, effectOf(release.verdict));
    return take(tx, release, { by, event, now, note: [digest, effect, reason].join(' ').trim() });
  });
}
