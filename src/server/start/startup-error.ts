import { DefinitionError } from '../../definitions/problem.ts';
import { ConfigError } from '../config.ts';
import { FolderInUse } from '../infra/db/folder-lock.ts';
import { MigrationEdited } from '../infra/db/migration.ts';
import { isFullInWasm } from '../infra/db/unavailable.ts';
import { ReleaseRefused } from '../modules/releases/release-refused.ts';

/** Why the server did not start: our sentence where there is one, else the unchanged error. */
export function startupError(error: unknown): unknown {
  const isSentence = [ConfigError, DefinitionError, FolderInUse, MigrationEdited, ReleaseRefused].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof Error && isSentence) return error.message;
  if (isFullInWasm(error)) return 'The disk is full.';
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'EADDRINUSE') return 'The port is in use by another program. Set PORT to a free one.';
  if (error.code === 'EACCES') return `This may not be opened: ${error.message}. Set PORT or DATA_DIR.`;
  return databaseSentences.get(String(error.code)) ?? error;
}

/** Codes of Node.js and PostgreSQL (SQLSTATE) with what the operator can do. */
const databaseSentences = new Map([
  ['ECONNREFUSED', 'No database answers at DATABASE_URL.'],
  ['ENOTFOUND', 'The host in DATABASE_URL is not known.'],
  ['28P01', 'PostgreSQL refuses the name or the password in DATABASE_URL.'],
  ['28000', 'PostgreSQL does not let this user in: see DATABASE_URL, and pg_hba.conf of the server.'],
  ['3D000', 'The database in DATABASE_URL does not exist. Create it first.'],
  ['42501', 'The user in DATABASE_URL may not create tables in this database.'],
  ['53100', 'The disk of the database is full.'],
  ['53300', 'PostgreSQL has no connection left. Raise max_connections, or lower DATABASE_POOL.'],
  ['ENOSPC', 'The disk is full.'],
]);
