import type { ItemisedChoice, LineUse } from '../../../shared/itemised.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A choice with its declaration, as it was made. */
export interface MadeChoice {
  id: string;
  contractId: string;
  choice: ItemisedChoice;
  lineUse: LineUse | null;
  answers: string | null;
  /** It says which words were declared. */
  definitionVersion: string;
  now: Date;
}

export async function insertChoice(tx: Queryable, made: MadeChoice): Promise<void> {
  const { id, contractId, choice, lineUse, answers, definitionVersion, now } = made;
  await tx.query(
    `INSERT INTO itemised_choice (id, contract_id, choice, line_use, answers, definition_version, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, contractId, choice, lineUse, answers, definitionVersion, now],
  );
}
