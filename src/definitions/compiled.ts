import type { FlowScript, FormScript } from '../shared/form-script.ts';
import type { FormLang } from '../shared/further-language.ts';
import { type Lang, langs } from '../shared/language.ts';
import type { Runtime } from '../shared/rules/runtime.ts';
import { type FlowModel, flowScript } from './compile-flow.ts';
import { compileChecks, type FormModel, formScript } from './compile-form.ts';
import { loadScript } from './load-script.ts';
import { DefinitionError } from './problem.ts';
import type { ScriptStore, StoredScript } from './script-store.ts';

/** A script in one language, as text and run. */
export interface Loaded<Script> {
  script: string;
  loaded: Script;
}

/** One form or flow in force, in both languages of the product. */
export interface Compiled<Model, Script> {
  model: Model;
  scripts: Record<Lang, string>;
  loaded: Record<Lang, Script>;
  /** The same in languages that only some forms may be had in. */
  further: ReadonlyMap<FormLang, Loaded<Script>>;
}

export type CompiledForm = Compiled<FormModel, FormScript>;
export type CompiledFlow = Compiled<FlowModel, FlowScript>;

/** Ajv's words for an error, without the pointers of its own making. */
export function compileFault(model: { file: string }, error: unknown): DefinitionError {
  if (error instanceof DefinitionError) return error;
  const sentence = error instanceof Error ? error.message : String(error);
  return new DefinitionError([{ file: model.file, sentence: `The rules cannot be compiled: ${sentence}` }]);
}

/** The scripts of a form or flow as text: in the product's languages, and in further ones. */
interface Scripts {
  own: Record<Lang, string>;
  further: ReadonlyMap<FormLang, string>;
}

/** What scripts are made of. */
interface Scripted {
  id: string;
  version: string;
  /** Absent in a flow: it is in the product's languages alone. */
  further?: ReadonlyMap<FormLang, unknown>;
}

function load<Model extends Scripted, Script>(
  model: Model,
  { own, further }: Scripts,
  runtime: Runtime,
): Compiled<Model, Script> {
  const open = (script: string, lang: FormLang) =>
    loadScript<Script>(script, runtime, `${model.version}/${model.id}.${lang}`);
  return {
    model,
    scripts: own,
    loaded: { de: open(own.de, 'de'), tr: open(own.tr, 'tr') },
    further: new Map([...further].map(([lang, script]) => [lang, { script, loaded: open(script, lang) }])),
  };
}

function storedUnder(stored: StoredScript[], { id, version, further }: Scripted): Scripts | undefined {
  const mine = stored.filter((one) => one.id === id && one.version === version);
  const of = (lang: FormLang) => mine.find((one) => one.lang === lang)?.script;
  const [de, tr] = [of('de'), of('tr')];
  const others = [...(further?.keys() ?? [])].map((lang): [FormLang, string] => [lang, of(lang) ?? '']);
  const isWhole = de !== undefined && tr !== undefined && others.every(([, script]) => script !== '');
  return isWhole ? { own: { de, tr }, further: new Map(others) } : undefined;
}

function asStored({ id, version }: Scripted, { own, further }: Scripts): StoredScript[] {
  const all = [...langs.map((lang): [FormLang, string] => [lang, own[lang]]), ...further];
  return all.map(([lang, script]) => ({ id, version, lang, script }));
}

/** Where compiled scripts are looked for first and kept afterwards. */
export interface ScriptShelf {
  stored: StoredScript[];
  store: ScriptStore;
  runtime: Runtime;
}

/** Takes the scripts of a model from the shelf, else makes and keeps them. @throws DefinitionError */
async function obtain<Model extends Scripted & { file: string }, Script>(
  model: Model,
  { stored, store, runtime }: ScriptShelf,
  make: () => Scripts,
): Promise<Compiled<Model, Script>> {
  const known = storedUnder(stored, model);
  if (known) return load<Model, Script>(model, known, runtime);
  try {
    const scripts = make();
    const compiled = load<Model, Script>(model, scripts, runtime);
    await store.put(asStored(model, scripts));
    return compiled;
  } catch (error) {
    throw compileFault(model, error);
  }
}

/** A form with its compiled scripts. @throws DefinitionError */
export function compileForm(model: FormModel, shelf: ScriptShelf): Promise<CompiledForm> {
  return obtain<FormModel, FormScript>(model, shelf, () => {
    const checks = compileChecks(model);
    const said = (lang: FormLang) => formScript(model, checks, lang);
    const further = [...model.further.keys()].map((lang): [FormLang, string] => [lang, said(lang)]);
    return { own: { de: said('de'), tr: said('tr') }, further: new Map(further) };
  });
}

/** A flow with its compiled scripts. @throws DefinitionError */
export function compileFlow(model: FlowModel, shelf: ScriptShelf): Promise<CompiledFlow> {
  return obtain<FlowModel, FlowScript>(model, shelf, () => ({
    own: { de: flowScript(model, 'de'), tr: flowScript(model, 'tr') },
    further: new Map(),
  }));
}
