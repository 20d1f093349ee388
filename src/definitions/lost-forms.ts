import type { CompiledForm } from './compiled.ts';
import { DefinitionError, type Problem } from './problem.ts';
import { resolveSchema } from './resolve.ts';
import type { Source } from './source.ts';

/** A form that was in force and whose file is gone although something still speaks of it. */
export interface LostForm {
  form: CompiledForm;
  /** Absent where the cause has been said: the file is there but cannot be read. */
  problem?: Problem;
  /** The id under which the same schema stands now. */
  renamedTo?: string;
}

/** What is said of a definition that is gone and needed. */
export function goneProblem(file: string, id: string, renamedTo?: string): Problem {
  const what = renamedTo ? `The file is now called schemas/${renamedTo}.schema.json` : 'The file is gone';
  return {
    file,
    sentence: `${what}, but "${id}" is still in use. It stays in force as it was; bring the file back.`,
  };
}

/** The schema with its pieces, as text; undefined where they do not fit together. */
function resolvedText(source: Source, id: string): string | undefined {
  const entry = source.forms.get(id);
  if (entry === undefined) return undefined;
  try {
    const { $schema, $comment, ...schema } = resolveSchema(source, entry.file, entry.json);
    return JSON.stringify(schema);
  } catch (error) {
    if (error instanceof DefinitionError) return undefined;
    throw error;
  }
}

/** The forms in force whose files are gone, unless nothing speaks of them any more: then they were given up. */
export function lostForms(source: Source, inForce: ReadonlyMap<string, CompiledForm>): LostForm[] {
  const inFlows = [...source.flows.values()].flatMap(({ json }) =>
    json.steps.flatMap(({ forms }) => forms.map(({ form }) => form)),
  );
  const onPages = source.pages?.json.pages.map(({ form }) => form) ?? [];
  const named = [...inFlows, ...onPages];
  const lost = [...inForce].filter(
    ([id]) => !source.forms.has(id) && (source.uis.has(id) || named.includes(id)),
  );
  const fresh = lost.length === 0 ? [] : [...source.forms.keys()].filter((id) => !inForce.has(id));
  return lost.map(([id, form]) => {
    const { file, schema } = form.model;
    if (source.broken.has(file)) return { form };
    const renamedTo = fresh.find((other) => resolvedText(source, other) === JSON.stringify(schema));
    return { form, renamedTo, problem: goneProblem(file, id, renamedTo) };
  });
}
