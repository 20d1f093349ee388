import type { FlowScript, FormScript } from '../shared/form-script.ts';
import { type Lang, langs } from '../shared/language.ts';
import type { Runtime } from '../shared/rules/runtime.ts';
import { type FlowModel, flowScript } from './compile-flow.ts';
import { compileChecks, type FormModel, formScript } from './compile-form.ts';
import { loadScript } from './load-script.ts';
import { DefinitionError } from './problem.ts';
import type { ScriptStore, StoredScript } from './script-store.ts';

/** The languages that every script is made in. */

/** One form or flow in force, in both languages. */
export interface Compiled<Model, Script> {
  model: Model;
  scripts: Record<Lang, string>;
  loaded: Record<Lang, Script>;
}

export type CompiledForm = Compiled<FormModel, FormScript>;
export type CompiledFlow = Compiled<FlowModel, FlowScript>;

/** Ajv's words for an error, without the pointers of its own making. */
function compileFault(model: { file: string }, error: unknown): DefinitionError {
  if (error instanceof DefinitionError) return error;
  const sentence = error instanceof Error ? error.message : String(error);
  return new DefinitionError([{ file: model.file, sentence: `The rules cannot be compiled: ${sentence}` }]);
}

function load<Model extends { id: string; version: string }, Script>(
  model: Model,
  scripts: Record<Lang, string>,
  runtime: Runtime,
): Compiled<Model, Script> {
  const open = (lang: Lang) =>
    loadScript<Script>(scripts[lang], runtime, `${model.version}/${model.id}.${lang}`);
  return { model, scripts, loaded: { de: open('de'), tr: open('tr') } };
}

function storedUnder(stored: StoredScript[], id: string, version: string): Record<Lang, string> | undefined {
  const of = (lang: Lang) =>
    stored.find((s) => s.id === id && s.version === version && s.lang === lang)?.script;
  const [de, tr] = [of('de'), of('tr')];
  return de !== undefined && tr !== undefined ? { de, tr } : undefined;
}

function asStored(id: string, version: string, scripts: Record<Lang, string>): StoredScript[] {
  return langs.map((lang) => ({ id, version, lang, script: scripts[lang] }));
}

/** Where compiled scripts are looked for first and kept afterwards. */
export interface ScriptShelf {
  stored: StoredScript[];
  store: ScriptStore;
  runtime: Runtime;
}

/** Takes the scripts of a model from the shelf, else makes and keeps them. @throws DefinitionError */
async function obtain<Model extends { id: string; version: string; file: string }, Script>(
  model: Model,
  { stored, store, runtime }: ScriptShelf,
  make: () => Record<Lang, string>,
): Promise<Compiled<Model, Script>> {
  const known = storedUnder(stored, model.id, model.version);
  if (known) return load<Model, Script>(model, known, runtime);
  try {
    const scripts = make();
    const compiled = load<Model, Script>(model, scripts, runtime);
    await store.put(asStored(model.id, model.version, scripts));
    return compiled;
  } catch (error) {
    throw compileFault(model, error);
  }
}

/** A form with its compiled scripts. @throws DefinitionError */
export function compileForm(model: FormModel, shelf: ScriptShelf): Promise<CompiledForm> {
  return obtain<FormModel, FormScript>(model, shelf, () => {
    const checks = compileChecks(model);
    return { de: formScript(model, checks, 'de'), tr: formScript(model, checks, 'tr') };
  });
}

/** A flow with its compiled scripts. @throws DefinitionError */
export function compileFlow(model: FlowModel, shelf: ScriptShelf): Promise<CompiledFlow> {
  return obtain<FlowModel, FlowScript>(model, shelf, () => ({
    de: flowScript(model, 'de'),
    tr: flowScript(model, 'tr'),
  }));
}
