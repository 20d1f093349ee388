import type { ScriptStore, StoredScript } from '../../../definitions/script-store.ts';
import type { Queryable } from './queryable.ts';

/** Keeps compiled definitions in the database, so that every process can serve old and new ones. */
export function databaseScriptStore(db: Queryable): ScriptStore {
  return {
    find: (versions) =>
      db.query<StoredScript>(
        'SELECT form_id AS id, version, lang, script FROM definition_script WHERE version = ANY($1::text[])',
        [versions],
      ),
    put: async (scripts) => {
      for (const { version, id, lang, script } of scripts) {
        await db.query(
          `INSERT INTO definition_script (version, form_id, lang, script) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING`,
          [version, id, lang, script],
        );
      }
    },
    soundFiles: async () => {
      const rows = await db.query<{ files: string }>('SELECT files FROM definition_sound');
      return rows[0]?.files;
    },
    keepSoundFiles: async (json, proof) => {
      await db.query(
        `INSERT INTO definition_sound (singleton, files, proof) VALUES (true, $1, $2)
         ON CONFLICT (singleton) DO UPDATE SET files = excluded.files, proof = excluded.proof
         WHERE (definition_sound.files, definition_sound.proof) IS DISTINCT FROM (excluded.files, excluded.proof)`,
        [json, proof ?? null],
      );
    },
    soundProof: async () => {
      const rows = await db.query<{ proof: string | null }>('SELECT proof FROM definition_sound');
      return rows[0]?.proof ?? undefined;
    },
  };
}
