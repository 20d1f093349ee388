import * as sound from '../../../src/server/modules/customers/refresh-token.repository.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/modules/customers/refresh-token.repository.ts';

/** Wrong on purpose: knows nothing of tabs. */
const withoutTabs: typeof sound.findRefreshToken = async (...given) => {
  const known = await sound.findRefreshToken(...given);
  return known && { ...known, isPredecessor: false };
};

export const findRefreshToken: typeof sound.findRefreshToken = isNaive('tabs')
  ? withoutTabs
  : sound.findRefreshToken;
