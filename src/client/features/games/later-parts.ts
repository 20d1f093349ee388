import { PartLost } from '../../components/part-lost.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';

const loadResult = async () => (await import('./round-result.tsx')).RoundResult;
const loadShare = async () => (await import('./result-share.tsx')).ResultShare;

/** What a customer sees in the place of practice, once the round is known. */
export const RoundEvent = lazyPart(async () => (await import('./round-event.tsx')).RoundEvent, PartLost);

/** What stands there once a match is over. */
export const RoundResult = lazyPart(loadResult, PartLost);
export const OwnResult = lazyPart(async () => (await import('./own-result.tsx')).OwnResult, PartLost);
export const ResultShare = lazyPart(loadShare);

/** Of earlier rounds, and the proof of this one. */
export const PastPlays = lazyPart(async () => (await import('./past-plays.tsx')).PastPlays, PartLost);
export const FairPlay = lazyPart(async () => (await import('./fair-play.tsx')).FairPlay);

/** Has what comes after the last kick on the way while one plays. */
export function fetchResult(): void {
  for (const load of [loadResult, loadShare]) void load().catch(() => undefined);
}
