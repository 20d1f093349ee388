import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { enqueueTask } from '../tasks/system-task.repository.ts';
import type { Lead } from './crm.ts';

/** Sends a lead to the CRM after the caller's transaction. Where our tables are the CRM, nothing is written twice. */
export async function enqueueLead(
  tx: Queryable,
  { ports, clock }: Pick<AppDeps, 'ports' | 'clock'>,
  lead: Lead,
): Promise<void> {
  if (ports.crm.kind === 'table') return;
  await enqueueTask(tx, { kind: 'saveLead', subject: lead.id, payload: { ...lead } }, clock());
}
