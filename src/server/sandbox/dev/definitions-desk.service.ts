import { readExamples } from '../../../definitions/examples.ts';
import { problemLine } from '../../../definitions/problem.ts';
import type { Lang } from '../../../shared/language.ts';
import type { AppDeps } from '../../infra/deps.ts';

/** Every form with its title, and the current faults of the files, one sentence each. */
export function definitionsDesk({ definitions }: AppDeps, lang: Lang) {
  const forms = Object.keys(definitions.versions()).flatMap((id) => {
    const form = definitions.form(id, lang);
    return form ? [{ id, title: form.words.title ?? id }] : [];
  });
  const [faults, remarks] = [definitions.faults(), definitions.remarks()];
  return { forms, faults: faults.map(problemLine), remarks: [...new Set(remarks.map(problemLine))] };
}

/** A form's examples, complete and with current days; undefined when it has no readable ones. */
export async function examplesOnDesk({ config, clock }: AppDeps, id: string) {
  try {
    const { valid, invalid } = await readExamples(config.definitionsDir, id, clock());
    return { valid: valid.map(({ data }) => data), invalid };
  } catch {
    return undefined;
  }
}
