import type { Contracts } from '../../shared/contracts/contract.ts';
import { allFunctions } from '../../shared/rules/all-functions.ts';
import { createRuntime } from '../../shared/rules/runtime.ts';
import { lookUp } from '../german-towns.ts';
import { buildLibrary, type Library } from '../library.ts';
import { memoryScriptStore } from '../script-store.ts';
import { readSource, type Source } from '../source.ts';

/** Definitions read from a folder and compiled in this process. */
export interface Opened {
  root: string;
  source: Source;
  library: Library;
}

/** One for the whole process: two folders of definitions have most versions in common. */
const store = memoryScriptStore();

/** Reads and compiles all definitions below a folder; what is wrong with them stands in the library. */
export async function openDefinitions(root: string, now: Date, contracts: Contracts): Promise<Opened> {
  const source = await readSource(root);
  const runtime = createRuntime(() => now, allFunctions, undefined, lookUp);
  const library = await buildLibrary(source, { store, runtime, contracts });
  return { root, source, library };
}
