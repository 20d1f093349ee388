import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Sheet } from './product-sheet.ts';

const columns = `id, team, tariff_id AS "tariffId", version, facts::jsonb AS facts, launched_on AS "launchedOn",
  withdrawn_on AS "withdrawnOn", document_id AS "documentId", created_at AS "createdAt"`;

/** All sheets of a team: the current ones in the order of the shop, then the archive, newest first. */
export function listSheets(db: Queryable, team: TeamId): Promise<Sheet[]> {
  return db.query<Sheet>(
    `SELECT ${columns} FROM product_sheet WHERE team = $1
      ORDER BY withdrawn_on IS NOT NULL, withdrawn_on DESC,
        (SELECT position FROM tariff WHERE tariff.id = tariff_id), version DESC`,
    [team],
  );
}

export async function findSheet(db: Queryable, id: string): Promise<Sheet | undefined> {
  return (await db.query<Sheet>(`SELECT ${columns} FROM product_sheet WHERE id = $1`, [id]))[0];
}

/** The plans on sale with their launch days, where these are known. */
export async function launchDays(db: Queryable, team: TeamId): Promise<Map<string, string | null>> {
  const rows = await db.query<{ id: string; launchedOn: string | null }>(
    'SELECT id, launched_on AS "launchedOn" FROM tariff WHERE team = $1 AND withdrawn_on IS NULL',
    [team],
  );
  return new Map(rows.map(({ id, launchedOn }) => [id, launchedOn]));
}

/** Locks the sheets against changes until the transaction ends; reading stays possible. */
export async function lockSheets(tx: Queryable): Promise<void> {
  await tx.query('LOCK TABLE product_sheet IN SHARE ROW EXCLUSIVE MODE');
}

/** Ends the current sheet of a plan; it stays in the archive. */
export async function withdrawSheet(tx: Queryable, tariffId: string, on: string): Promise<void> {
  await tx.query('UPDATE product_sheet SET withdrawn_on = $2 WHERE tariff_id = $1 AND withdrawn_on IS NULL', [
    tariffId,
    on,
  ]);
}

/** The next version of a plan's sheet. */
export async function insertSheet(
  tx: Queryable,
  {
    id,
    team,
    tariffId,
    facts,
    on,
    now,
  }: Pick<Sheet, 'id' | 'team' | 'tariffId' | 'facts'> & { on: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO product_sheet (id, team, tariff_id, version, facts, launched_on, created_at)
     SELECT $1, $2, $3, coalesce(max(version), 0) + 1, $4, $5, $6 FROM product_sheet WHERE tariff_id = $3`,
    [id, team, tariffId, JSON.stringify(facts), on, now],
  );
}

/** Stores the PDF of a sheet after it was made. */
export async function bindSheet(tx: Queryable, id: string, documentId: string): Promise<void> {
  await tx.query('UPDATE product_sheet SET document_id = $2 WHERE id = $1 AND document_id IS NULL', [
    id,
    documentId,
  ]);
}
