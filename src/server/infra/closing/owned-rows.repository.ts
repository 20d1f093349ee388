import type { KeptKind, Obstacle } from '../../../shared/closing.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AccountPart, OwnedRows } from './account-part.ts';

/** Deletes rows of an account, or empties columns of them. */
export async function forgetRows(tx: Queryable, rows: readonly OwnedRows[], userId: string): Promise<void> {
  for (const { table, where, set } of rows) {
    const act = set ? `UPDATE ${table} SET ${set}` : `DELETE FROM ${table}`;
    await tx.query(`${act} WHERE ${where}`, [userId]);
  }
}

/** What keeps an account from being closed now. */
export async function findObstacles(
  tx: Queryable,
  parts: readonly AccountPart[],
  userId: string,
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  for (const { kind, names } of parts.flatMap(({ hinders }) => hinders ?? []))
    for (const { name } of await tx.query<{ name: string }>(names, [userId])) found.push({ kind, name });
  return found;
}

/** The last day of each kind of record that is kept. */
export async function lastDaysOf(
  tx: Queryable,
  parts: readonly AccountPart[],
  userId: string,
): Promise<{ kind: KeptKind; day: string }[]> {
  const found: { kind: KeptKind; day: string }[] = [];
  for (const { kind, lastDay } of parts.flatMap(({ keeps }) => keeps ?? []))
    for (const { day } of await tx.query<{ day: string | null }>(lastDay, [userId]))
      if (day !== null) found.push({ kind, day });
  return found;
}
