import type { AppDeps } from '../../infra/deps.ts';
import { deleteStaffSessions, saveSubject } from './staff.repository.ts';
import { logAction } from './staff-action.repository.ts';

/**
 * A person has another name at the provider, or the provider another address: the id stays with the person.
 * @param subject the address of the provider and its name for the person
 * @returns false where the id is unknown, or the subject is another person's
 */
export function rebindStaff(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  id: string,
  subject: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await saveSubject(tx, id, subject);
    if (before === undefined) return false;
    await deleteStaffSessions(tx, id);
    const note = `${before} -> ${subject}`;
    await logAction(tx, { by: id, action: 'rebound', outcome: 'done', note, now: clock() });
    return true;
  });
}
