import { ConfigError } from './config.ts';
import { FolderInUse } from './infra/db/folder-lock.ts';

/** Why the server did not start: a sentence where we have one, else the fault as it is. */
export function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'EADDRINUSE') return 'The port is in use by another program. Set PORT to a free one.';
  if (error.code === 'EACCES') return `This may not be opened: ${error.message}. Set PORT or DATA_DIR.`;
  if (error.code === 'ECONNREFUSED') return 'No database answers at DATABASE_URL.';
  return error;
}
