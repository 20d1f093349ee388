import type { PersonalData } from '../../../shared/api/export.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findExported, nameInExport } from '../../infra/export/export.repository.ts';
import { exportedParts } from '../../infra/export/export-registry.ts';
import { spendOnForm } from '../../infra/mail/public-form.ts';
import { enqueueActNotice } from './act-notice.ts';

/**
 * Everything that is kept of a customer (Art. 15 and 20 GDPR): by area and table, as the modules declare it. The customer
 * is told by mail. @throws Problem 429 where it is asked for too often
 */
export async function exportPersonalData(
  deps: AppDeps,
  userId: string,
  caller: Caller,
): Promise<PersonalData> {
  const areas = new Map<string, Record<string, Record<string, unknown>[]>>();
  await deps.db.transaction(async (tx) => {
    await spendOnForm(tx, deps, caller);
    for (const part of exportedParts()) {
      const rows = await findExported(tx, part, userId);
      areas.set(part.area, { ...areas.get(part.area), [nameInExport(part)]: rows });
    }
    await enqueueActNotice(tx, deps, userId, 'export');
  });
  return {
    format: 'fanline-personal-data-1',
    madeAt: deps.clock().toISOString(),
    areas: Object.fromEntries(areas),
  };
}
