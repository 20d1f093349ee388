/** One step of the schema. Never edit its SQL after a database has run it: write a new migration. */
export interface Migration {
  /** `001-identity`: the order and the name. */
  id: string;
  /** SQL for PostgreSQL 15 and newer; it may contain several statements. */
  sql: string;
}

/** The SQL of a migration differs from what the database has run, so the state of its schema is unknown. */
export class MigrationEdited extends Error {
  constructor(ids: readonly string[]) {
    super(
      `This database has run another text of ${ids.join(', ')}. Undo the change in src/server/infra/db/migrations, and write it as a new migration.`,
    );
  }
}
