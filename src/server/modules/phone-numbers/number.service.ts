import type { PhoneNumber } from '../../../shared/catalogue.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import type { NumberQuery } from '../../commerce/numbers/number-query.ts';
import { findNumber, listFreeNumbers } from './phone-number.repository.ts';

export function freeNumbers(deps: AppDeps, query: NumberQuery): Promise<PhoneNumber[]> {
  // Typed as printed: +49 171 … or 0171 …
  const q = query.q?.replaceAll(' ', '').replace(/^\+49/, '0');
  return listFreeNumbers(deps.db, { ...query, ...(q ? { q } : {}) }, deps.clock());
}

/** @throws Problem 1104 for a number that is not in the pool */
export async function numberInfo(deps: AppDeps, id: string): Promise<PhoneNumber & { available: boolean }> {
  const found = await findNumber(deps.db, id, deps.clock());
  if (!found) throw problem(1104);
  return found;
}
