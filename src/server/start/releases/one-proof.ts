import { Turns } from '../../infra/turns.ts';
import type { ReleaseDeps } from '../../modules/releases/release-deps.ts';

/** Proves one after the other: each takes a core and much memory. The time that one may take begins with its turn. */
export function oneByOne(prove: ReleaseDeps['prove']): ReleaseDeps['prove'] {
  const turns = new Turns();
  return async (proof) => {
    await turns.take(Number.POSITIVE_INFINITY);
    return prove(proof).finally(() => turns.giveBack());
  };
}
