/** Rows of one table in the export of a person's data. Each module declares its own tables. */
export interface Exported {
  /** The part of the export that they belong to. */
  area: string;
  table: string;
  /** Columns that the person gets, by their names with capitals: `firstName`. */
  columns: readonly string[];
  /** Columns that the person does not get, and why; those of {@link NEVER} need no word. */
  omitted?: Readonly<Record<string, string>>;
  /** SQL: which rows are the person's. `$1` is the id of the account. */
  where: string;
}

/** Columns that no list repeats. */
export const NEVER: Readonly<Record<string, string>> = {
  user_id: 'it is the account itself',
  team: 'the account names its brand',
};

/** Rows that belong to a contract or an order of the person. */
export const OF_CONTRACTS = 'contract_id IN (SELECT id FROM contract WHERE user_id = $1)';
export const OF_ORDERS = 'order_id IN (SELECT id FROM orders WHERE user_id = $1)';
export const OF_USER = 'user_id = $1';
