import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDefinitions, type Definitions } from '../../src/definitions/definitions.ts';
import { memoryScriptStore } from '../../src/definitions/script-store.ts';
import { contracts } from '../../src/server/contracts.ts';
import { cachedScripts } from './cached-scripts.ts';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** The ids of all forms that have a schema, read from the folder alone. */
export function formIds(): string[] {
  return readdirSync(join(ROOT, 'schemas'), { recursive: true, encoding: 'utf8' })
    .map((file) => /^(?!definitions)(.+)\.schema\.json$/.exec(file.replaceAll('\\', '/'))?.[1])
    .filter((id) => id !== undefined)
    .sort();
}

/** The real definitions, with the clock at `now`; what was compiled before by the same compiler is read from disk. */
export function realDefinitions(now = new Date()): Promise<Definitions> {
  return createDefinitions({
    root: ROOT,
    clock: () => now,
    store: cachedScripts(memoryScriptStore()),
    contracts,
  });
}
