import { allFunctions } from '../../shared/rules/all-functions.ts';
import { createRuntime } from '../../shared/rules/runtime.ts';
import { lookUp } from '../german-towns.ts';
import { buildLibrary } from '../library.ts';
import { memoryScriptStore } from '../script-store.ts';
import { readSource } from '../source.ts';
import { type Command, count } from './command.ts';

async function milliseconds(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await work();
  return `${Math.round(performance.now() - started)} ms`;
}

/** `time`: how long all definitions take to compile, from nothing and with their scripts kept. */
export const time: Command = async (_args, { root, now, say, contracts }) => {
  const store = memoryScriptStore();
  const runtime = createRuntime(() => now, allFunctions, undefined, lookUp);
  const open = async () => buildLibrary(await readSource(root), { store, runtime, contracts });
  const [cold, cached] = [await milliseconds(open), await milliseconds(open)];
  const { forms, flows } = await open();
  say(`${count(forms.size, 'form')} and ${count(flows.size, 'flow')}: ${cold} cold, ${cached} cached.`);
  return 0;
};
