import type { AppDeps } from '../../infra/deps.ts';
import { decideObjection, type WaitingObjection, waitingObjections } from './objection.repository.ts';

/** The objections that people must decide, the oldest first. */
export function undecided({ db }: Pick<AppDeps, 'db'>): Promise<WaitingObjection[]> {
  return waitingObjections(db);
}

/**
 * Notes what people have decided about an objection; the job `answer-objections` carries it out.
 * @param creditCents null rejects it, and needs an explanation
 * @returns false when there is nothing to decide, the explanation is missing, or the credit is above the bill's amount
 */
export function decide(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  number: string,
  creditCents: number | null,
  explanation: string,
): Promise<boolean> {
  const said = explanation.trim();
  if (creditCents !== null)
    return decideObjection(
      db,
      number,
      { verdict: 'accepted', creditCents, explanation: said || null },
      clock(),
    );
  if (said === '') return Promise.resolve(false);
  return decideObjection(db, number, { verdict: 'rejected', creditCents: null, explanation: said }, clock());
}
