import type { TeamId } from '../../../shared/teams.ts';
import type { FieldFault } from '../../errors/problem.ts';
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
  /** Goods of an earlier module that these rest on, as campaigns do on coupons: no file of those may break these. */
  restsOn?: RestsOn<Item>;
}

interface RestsOn<Item> {
  /** The kind of goods that these rest on. */
  id: string;
  /**
   * The faults of a file of that kind, which has just been written.
   * @param written the items of the file
   * @param coming items of these goods that the same import brings afterwards
   */
  faults(
    tx: Queryable,
    team: TeamId,
    written: readonly unknown[],
    coming: readonly Item[],
  ): Promise<FieldFault[]>;
}
