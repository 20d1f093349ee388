import { AsyncLocalStorage } from 'node:async_hooks';

const open = new AsyncLocalStorage<{ isActive: boolean }>();

/** Remembers for the work of a transaction, and all that it awaits, that it holds a connection. */
export async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const state = { isActive: true };
  try {
    return await open.run(state, work);
  } finally {
    state.isActive = false;
  }
}

/**
 * For work that takes long and needs no database: connections are few, and strangers who start such work would hold all
 * of them. @throws Error inside a transaction
 */
export function refuseInTransaction(work: string): void {
  if (isInTransaction()) throw new Error(`${work} must not hold a connection: do it before the transaction.`);
}

export function isInTransaction(): boolean {
  return open.getStore()?.isActive === true;
}
