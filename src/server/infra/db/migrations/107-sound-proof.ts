import type { Migration } from '../migration.ts';

/** Names the kept files and the program that found them sound: its next start need not look at the same files again. */
export const soundProof: Migration = {
  id: '107-sound-proof',
  sql: 'ALTER TABLE definition_sound ADD COLUMN proof text;',
};
