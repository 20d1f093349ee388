import type { Release } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { step } from './step.service.ts';

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

/** @param read the digest of what the person has read @throws ReleaseRefused */
export function approve(
  deps: Deps,
  id: number,
  { by, reason, digest }: Said & { digest: string },
): Promise<Release> {
  return step(deps, id, { type: 'approved', by, digest }, { by, note: [digest, reason].join(' ').trim() });
}
