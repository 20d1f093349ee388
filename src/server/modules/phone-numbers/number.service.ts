import type { NumberInfo, NumberQuery, PhoneNumber } from '../../../shared/api/phone-numbers.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findNumber, listFreeNumbers } from './phone-number.repository.ts';

export function freeNumbers(deps: AppDeps, query: NumberQuery): Promise<PhoneNumber[]> {
  // Customers type numbers as they are printed: +49 171 … or 0171 …
  const q = query.q?.replaceAll(' ', '').replace(/^\+49/, '0');
  return listFreeNumbers(deps.db, { ...query, ...(q ? { q } : {}) }, deps.clock());
}

/** @throws Problem 1113 for a number that is not in the pool */
export async function numberInfo(deps: AppDeps, id: string): Promise<NumberInfo> {
  const found = await findNumber(deps.db, id, deps.clock());
  if (!found) throw problem(1113);
  return found;
}
