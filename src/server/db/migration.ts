/** One step of the schema. Never edited once released: a change is a new migration. */
export interface Migration {
  /** `001-identity`: the order and the name. */
  id: string;
  /** Plain SQL for PostgreSQL 15 and newer; several statements are fine. */
  sql: string;
}
