import { unknownFault } from '../../../shared/error-codes.ts';
import { Problem } from '../../errors/problem.ts';

/** A costly act; its words are `message.budget.<door>…`. */
export type Door =
  | 'sms'
  | 'mail'
  | 'declaration'
  | 'paper'
  | 'check'
  | 'hold'
  | 'password'
  | 'upload'
  | 'picture';

/**
 * A 429 whose sentence says why, and what one can do instead. `all`: not this caller's fault. `busy`: for seconds, not for
 * the rest of a window.
 */
export function budgetProblem(door: Door, whose: 'own' | 'all' | 'busy', retryAfter: number): Problem {
  const details = { retryAfter: Math.max(1, Math.ceil(retryAfter)) };
  return new Problem(
    429,
    unknownFault,
    'budget:RATE_LIMIT_EXCEEDED',
    `message.budget.${door}.${whose}`,
    details,
  );
}

/** Too many do this at the same moment. */
export function busy(door: 'paper' | 'password' | 'picture' | 'upload'): Problem {
  return budgetProblem(door, 'busy', 5);
}
