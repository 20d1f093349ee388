import type { UsageNotices } from '../../../shared/api/usage.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { setNotices } from './usage-settings.repository.ts';

/** Stores what a customer wants to be told about a line. @throws Problem 1109 unless the line is the customer's */
export async function changeNotices(
  { db }: Pick<AppDeps, 'db'>,
  userId: string,
  contractId: string,
  notices: UsageNotices,
): Promise<void> {
  if (!(await setNotices(db, userId, contractId, notices))) throw problem(1109);
}
