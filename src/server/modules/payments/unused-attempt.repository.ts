import type { SubjectKind } from '../../../shared/enums.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/**
 * Ends payment attempts that were never used, because their subjects have ended. Returns the provider's sessions: they
 * must not take money any more.
 */
export async function endUnusedAttempts(
  tx: Queryable,
  subject: { kind: SubjectKind; ids: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await tx.query<{ sessionId: string | null }>(
    `UPDATE payment SET state = 'failed', updated_at = $3
      WHERE subject_kind = $1 AND subject_id = ANY($2::uuid[]) AND state = 'incomplete'
      RETURNING session_id AS "sessionId"`,
    [subject.kind, subject.ids, subject.now],
  );
  return rows.flatMap(({ sessionId }) => sessionId ?? []);
}
