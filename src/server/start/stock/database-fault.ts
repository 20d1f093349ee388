import { isUnavailable } from '../../infra/db/unavailable.ts';

/** What the operator is told about a file that the database refused, without the database's own text. Undefined: it was another error. */
export function databaseFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isUnavailable(error)) return 'The database could not write this file now. Run the import again.';
  const state = 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code)) ? String(error.code) : undefined;
  if (state?.startsWith('23'))
    return `Something in this file contradicts what is stored, such as an external id that another item has (SQLSTATE ${state}).`;
  return state && `The database did not take this file (SQLSTATE ${state}).`;
}
