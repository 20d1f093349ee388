import type { FormScript } from '../../../shared/form-script.ts';
import type { Runtime } from '../../../shared/rules/runtime.ts';
import {
  compileChecks,
  dataOf,
  type FormModel,
  formScript,
  NO_CHECKS,
  partsOfScript,
} from '../../compile-form.ts';
import { type CompiledForm, compileFault } from '../../compiled.ts';
import { loadScript } from '../../load-script.ts';
import { type Both, both } from '../book/html.ts';

/** Compiled checks, with the rules that they are made of. */
interface Checks {
  rules: string;
  checks: string;
}

/** The checks of each form as they were compiled last. */
const latest = new Map<string, Checks>();

/** Most key strokes change a word: then the checks of before are the same. @throws DefinitionError */
function checksOf(model: FormModel, runtime: Runtime): Checks {
  const { id, schema, ui } = model;
  const rules = JSON.stringify([schema, ui]);
  const known = latest.get(id);
  if (known?.rules === rules) return known;
  try {
    const checks = compileChecks(model);
    // What cannot be run is no form, and a browser would say it last.
    loadScript(formScript(model, checks, 'de'), runtime, id);
    const made = { rules, checks };
    latest.set(id, made);
    return made;
  } catch (error) {
    throw compileFault(model, error);
  }
}

/** A script in two modules: what its rules are made of, and all else by language. */
export interface ScriptParts {
  checks: string;
  scripts: Both;
}

/**
 * A form as `compileForm` makes it, for an analyst who types: its scripts are the same, text for text, and what is run here
 * has the words alone.
 * @returns also the rules that the checks are made of, as a text: with the same ones each answer is judged as before
 */
export function compiledAnew(
  model: FormModel,
  runtime: Runtime,
): CompiledForm & { scripts: Both; parts: ScriptParts; rules: string } {
  const { rules, checks } = checksOf(model, runtime);
  const data = both((lang) => dataOf(model, lang));
  const said = (lang: keyof Both) =>
    loadScript<FormScript>(formScript(model, NO_CHECKS, lang, data[lang]), runtime, `${model.id}.${lang}`);
  const scripts = both((lang) => formScript(model, checks, lang, data[lang]));
  const { checks: first, said: second } = partsOfScript(model, checks);
  const parts = { checks: first, scripts: both((lang) => second(data[lang])) };
  return { model, scripts, parts, rules, loaded: { de: said('de'), tr: said('tr') }, further: new Map() };
}
