import type { Purpose } from '../../../shared/purposes.ts';
import { bootstrap } from '../../lib/bootstrap.ts';
import { call } from '../../lib/call.ts';
import { type Choice, storeChoice } from '../../lib/consent.ts';

/**
 * Logs a choice and tells it to who must know. What was allowed before and is taken back leaves nothing behind: the page
 * is loaded anew, because a script that runs cannot be unloaded.
 * @returns the choice with its receipt; undefined where it is not logged yet
 */
export async function settleChoice(choice: Choice, before: readonly Purpose[]): Promise<Choice | undefined> {
  const left = before.filter((purpose) => choice.granted.includes(purpose));
  const isTakenBack = left.length < before.length;
  if (isTakenBack) void stopAt(left);
  const done = await logged(choice);
  if (done && (isTakenBack || choice.takenBack || done.granted.length > 0)) {
    const { tellPlatforms } = await import('./services/consent-platform.ts');
    tellPlatforms(bootstrap().consent?.services ?? [], done);
  }
  if (!isTakenBack) return done;
  storeChoice(done ?? { ...choice, takenBack: true });
  const { forgetForeign } = await import('./services/forget-foreign.ts');
  await forgetForeign();
  window.location.reload();
  return undefined;
}

/** What runs hears it at once: the log takes a moment, and so does loading the page anew. */
async function stopAt(left: readonly Purpose[]): Promise<void> {
  try {
    const { takeBack } = await import('./services/start-services.ts');
    takeBack(left);
  } catch {
    // The file cannot be had, so nothing runs.
  }
}

async function logged(choice: Choice): Promise<Choice | undefined> {
  const { version, granted } = choice;
  try {
    const { receipt } = await call('POST /api/consents', { body: { version, granted }, anonymous: true });
    return { version, granted, receipt };
  } catch {
    return undefined;
  }
}
