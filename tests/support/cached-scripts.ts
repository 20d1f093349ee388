import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptStore, StoredScript } from '../../src/definitions/script-store.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Keeps compiled forms on disk between test files: compiling all of them takes about a second, and every app under
 * test needs them. A new compiler starts a new folder, so that its changes are seen.
 */
export function cachedScripts(store: ScriptStore): ScriptStore {
  const folder = join(ROOT, 'node_modules/.cache/fanline-test-scripts', compilerHash());
  mkdirSync(folder, { recursive: true });
  const fileOf = (version: string) => join(folder, `${version}.json`);
  return {
    ...store,
    find: async (versions) => {
      const cached = versions.filter((version) => existsSync(fileOf(version)));
      const rest = versions.filter((version) => !cached.includes(version));
      const read = (version: string): StoredScript[] => JSON.parse(readFileSync(fileOf(version), 'utf8'));
      return [...cached.flatMap(read), ...(rest.length > 0 ? await store.find(rest) : [])];
    },
    put: async (scripts) => {
      await store.put(scripts);
      const [first] = scripts;
      if (!first) return;
      const draft = join(folder, randomUUID());
      writeFileSync(draft, JSON.stringify(scripts));
      renameSync(draft, fileOf(first.version));
    },
  };
}

function compilerHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of ['src/definitions', 'src/shared/rules'].map((name) => join(ROOT, name))) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
