import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDefinitions } from '../../../src/definitions/definitions.ts';
import { memoryScriptStore, type ScriptStore } from '../../../src/definitions/script-store.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';

let copy: DefinitionsCopy;
beforeAll(async () => {
  copy = await copyDefinitions();
});
afterAll(() => copy.remove());

/** The collector of garbage, which Node.js hides unless it is asked for. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

test('a version that is no longer in force leaves the memory', { timeout: 60_000 }, async () => {
  const collect = collector();
  // Keeps nothing: the database has the old scripts.
  const store: ScriptStore = { ...memoryScriptStore(), put: async () => {} };
  const definitions = await createDefinitions({ root: copy.root, clock: () => new Date(), store, contracts });
  const file = join(copy.root, 'locales/de/auth.json');
  const words = await readFile(file, 'utf8');
  const edited = async (sign: string) => {
    await writeFile(file, words.replace('"auth.register.submit": "', `"auth.register.submit": "${sign} `));
    await definitions.reload();
    expect(definitions.faults()).toEqual([]);
    const form = definitions.form('auth/register', 'de');
    if (!form) throw new Error('The registration has a fault.');
    return new WeakRef(form);
  };
  const refs = [await edited('1'), await edited('2'), await edited('3'), await edited('4')];
  await expect
    .poll(
      async () => {
        await sleep(10); // what a WeakRef has given out lives until the end of the task
        collect();
        return refs.map((ref) => ref.deref() !== undefined);
      },
      { timeout: 20_000 },
    )
    .toEqual([false, false, false, true]);
});
