import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { setLineName } from './contract.repository.ts';
import { lineNameForm } from './line-name.contract.ts';

/**
 * Stores what a customer calls a line; an empty field takes the name away.
 * @throws Problem 1109 unless the line is the customer's and has not ended
 */
export async function nameLine(
  { db }: Pick<AppDeps, 'db'>,
  userId: string,
  contractId: string,
  body: FormBody<'contract/line-name'>,
): Promise<string | null> {
  const lineName = readForm(lineNameForm, body).lineName || null;
  if (!(await setLineName(db, { userId, contractId, lineName }))) throw problem(1109);
  return lineName;
}
