import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../db/queryable.ts';

/** What became of the items of one file. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
}

/** A kind of goods that files bring; its schema is `schemas/import/<id>.import.json`. */
export interface Goods<Item> {
  id: string;
  /**
   * Writes the items of one file in the caller's transaction. An item is found again by its external id or slug.
   * @throws Problem with the code that the catalogue of errors has for it
   */
  write(tx: Queryable, team: TeamId, items: readonly Item[]): Promise<ImportCounts>;
}
