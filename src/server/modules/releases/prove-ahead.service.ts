import { berlinToday } from '../../../shared/dates.ts';
import { proveFor } from './publish.service.ts';
import { publishedNumber } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { ReleaseRefused } from './release-refused.ts';
import { nextToBegin } from './release-times.repository.ts';
import { releaseById } from './step.service.ts';

/** Longer than a proof takes. */
const AHEAD_MS = 10 * 60_000;

/**
 * Proves what begins next before its time, so that it only has to be put in force then. What begins or ends after it
 * waits, for it will stand over another release.
 */
export async function proveAhead(deps: ReleaseDeps): Promise<void> {
  const now = deps.clock();
  const next = await nextToBegin(deps.db, now, new Date(now.getTime() + AHEAD_MS));
  if (!next) return;
  const { verdict } = await releaseById(deps.db, next.id);
  const isOverThis = verdict?.over === (await publishedNumber(deps.db));
  if (isOverThis && verdict?.on === berlinToday(next.from)) return;
  // What is refused ahead is refused at its time, with a sentence for its writers.
  await proveFor(deps, next.id, next.from).catch((error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
  });
}
