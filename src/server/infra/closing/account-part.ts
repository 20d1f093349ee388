import type { KeptKind, ObstacleKind } from '../../../shared/closing.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';

/** Rows of one table that belong to an account. SQL; `$1` is the id of the account. */
export interface OwnedRows {
  table: string;
  where: string;
  /** What is emptied in them; without it they are deleted. */
  set?: string;
}

/** What a module has of an account that is closed. Each module declares its own tables. */
export interface AccountPart {
  /** What keeps an account from being closed: SQL that finds the names which the customer knows. */
  hinders?: readonly { kind: ObstacleKind; names: string }[];
  /** What is kept: SQL that finds the last day of such a record, from which its period is counted. */
  keeps?: readonly { kind: KeptKind; lastDay: string }[];
  /** Goes when the account is closed. */
  goes?: readonly OwnedRows[];
  /** Does more in the same transaction. @returns what is done after the commit: news to an outside system */
  onAccountClosed?: (tx: Queryable, deps: AppDeps, userId: string) => Promise<() => Promise<void>>;
  /** Holds other rows of `ends`, so that it comes before all of them. */
  loosens?: readonly OwnedRows[];
  /** Goes when the law keeps nothing any more. */
  ends?: readonly OwnedRows[];
}

/** SQL: the day of a moment in Berlin, as text. */
export const BERLIN_DAY = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Berlin')::date::text`;
