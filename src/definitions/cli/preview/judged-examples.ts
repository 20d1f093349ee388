import { berlinToday } from '../../../shared/dates.ts';
import type { FormScript } from '../../../shared/form-script.ts';
import type { Lang } from '../../../shared/language.ts';
import { allFunctions } from '../../../shared/rules/all-functions.ts';
import { createRuntime } from '../../../shared/rules/runtime.ts';
import { ownExamples } from '../../examples.ts';
import type { FileTexts } from '../../file-texts.ts';
import { lookUp } from '../../german-towns.ts';
import { loadScript } from '../../load-script.ts';
import { exampleFaults } from '../lint-examples.ts';
import type { compiledAnew } from './compiled-anew.ts';

/** What was found about the entries of an examples file: a list of sentences for each. Without one the entry holds. */
export interface JudgedExamples {
  file: string;
  valid: string[][];
  invalid: string[][];
}

/** What was found last of each form, and of what: a word changes no verdict. */
const latest = new Map<string, { about: string; judged: JudgedExamples[] }>();

type Compiled = ReturnType<typeof compiledAnew>;

/** The form as it judges, each language run where an example asks for it. */
function judging({ model, scripts, further }: Compiled, now: Date) {
  const runtime = createRuntime(() => now, allFunctions, undefined, lookUp);
  const made = new Map<Lang, FormScript>();
  const scriptIn = (lang: Lang) => {
    const script = made.get(lang) ?? loadScript<FormScript>(scripts[lang], runtime, `${model.id}.${lang}`);
    made.set(lang, script);
    return script;
  };
  const loaded = {
    get de() {
      return scriptIn('de');
    },
    get tr() {
      return scriptIn('tr');
    },
  };
  return { model, scripts, further, loaded };
}

function judge(compiled: Compiled, file: string, text: string, now: Date): JudgedExamples {
  const { valid, invalid } = ownExamples(text, now);
  const faults = exampleFaults(judging(compiled, now), valid, invalid, file);
  const sentencesAt = (at = '') =>
    faults.filter(({ pointer }) => pointer === at).map(({ sentence }) => sentence);
  return {
    file,
    valid: valid.map(({ at }) => sentencesAt(at)),
    invalid: invalid.map(({ at }) => sentencesAt(at)),
  };
}

/** Judges the examples of a form's own file. What is written half is no example yet. */
export function judgedExamples(compiled: Compiled, files: FileTexts, now: Date): JudgedExamples[] {
  const { id } = compiled.model;
  const file = `schemas/${id}.examples.json`;
  const text = files.get(file) ?? '';
  const about = JSON.stringify([compiled.rules, text, berlinToday(now)]);
  const known = latest.get(id);
  if (known?.about === about) return known.judged;
  try {
    const judged = [judge(compiled, file, text, now)];
    latest.set(id, { about, judged });
    return judged;
  } catch {
    return [];
  }
}
