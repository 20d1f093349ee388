import { differences } from '../../../definitions/cli/impact/differences.ts';
import { type Example, readExamples } from '../../../definitions/examples.ts';
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

const mostLetters = 40;

/** What an example is called: its own name, else how it differs from the plain one. */
function nameOf({ name, data }: Example, plain: unknown): string {
  if (name !== undefined) return name;
  const changed = differences(plain, data).map(({ path, is }) => {
    const value = is === undefined ? '–' : JSON.stringify(is);
    return `${path.join('.')} ${value.length > mostLetters ? `${value.slice(0, mostLetters)}…` : value}`;
  });
  return changed.slice(0, 2).join(', ');
}

/**
 * A form's examples, complete and with current days, those of another day or of an order last; undefined when it has no
 * readable ones.
 */
export async function examplesOnDesk(
  { config, clock }: Pick<AppDeps, 'clock'> & { config: Pick<AppDeps['config'], 'definitionsDir'> },
  id: string,
) {
  try {
    const { valid, invalid, situated } = await readExamples(config.definitionsDir, id, clock());
    const isRefused = ({ path }: Example) => path !== undefined;
    const accepted = [...valid, ...situated.filter((example) => !isRefused(example))];
    return {
      valid: accepted.map((example) => ({ ...example, name: nameOf(example, valid[0]?.data) })),
      invalid: [...invalid, ...situated.filter(isRefused)],
    };
  } catch {
    return undefined;
  }
}
