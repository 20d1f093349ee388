import type { FormScript } from '../shared/form-script.ts';
import type { Lang } from '../shared/language.ts';
import { allFunctions } from '../shared/rules/all-functions.ts';
import { createRuntime } from '../shared/rules/runtime.ts';
import type { CompiledForm } from './compiled.ts';
import { lookUp } from './german-towns.ts';
import { loadScript } from './load-script.ts';

/** A form as it validates on a day, `YYYY-MM-DD`. */
export function loadedOn({ model, scripts }: CompiledForm, day: string, lang: Lang): FormScript {
  const runtime = createRuntime(() => new Date(`${day}T12:00:00Z`), allFunctions, undefined, lookUp);
  return loadScript<FormScript>(scripts[lang], runtime, `${model.id}.${lang} on ${day}`);
}
