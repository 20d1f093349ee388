import { readExamples } from '../../../definitions/examples.ts';
import { problemLine } from '../../../definitions/problem.ts';
import type { Lang } from '../../../shared/form-script.ts';
import type { AppDeps } from '../../deps.ts';

/** Every form with its title, and what is wrong with the files now, a sentence each. */
export function definitionsDesk({ definitions }: AppDeps, lang: Lang) {
  const forms = Object.keys(definitions.versions()).flatMap((id) => {
    const form = definitions.form(id, lang);
    return form ? [{ id, title: form.words.title ?? id }] : [];
  });
  const { faults, remarks } = definitions.problems();
  return { forms, faults: faults.map(problemLine), remarks: [...new Set(remarks.map(problemLine))] };
}

/** A form's examples, complete and with today's days; undefined when it has none that can be read. */
export async function examplesOnDesk({ config, clock }: AppDeps, id: string) {
  try {
    const { valid, invalid } = await readExamples(config.definitionsDir, id, clock());
    return { valid: valid.map(({ data }) => data), invalid };
  } catch {
    return undefined;
  }
}
