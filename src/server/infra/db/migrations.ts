import type { Migration } from './migration.ts';

const files = import.meta.glob<Migration>('./migrations/*.ts', { eager: true });

/** All steps of the schema, one in each file of `migrations/`, in the order of their ids. */
export const migrations: readonly Migration[] = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .sort((a, b) => (a.id < b.id ? -1 : 1));
