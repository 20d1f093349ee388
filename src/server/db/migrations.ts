import type { Migration } from './migration.ts';
import { identity } from './migrations/001-identity.ts';

/** All steps of the schema, in order. */
export const migrations: readonly Migration[] = [identity];
