import { branchesOf, type Field } from '../fields.ts';
import type { Problem } from '../problem.ts';
import type { JsonSchema } from '../schema-types.ts';

/** Keywords whose error stands at a field inside the section. */
const AT_FIELDS = new Set(['type', 'properties', 'required', 'additionalProperties', 'allOf', 'anyOf']);
const CONDITIONS = new Set(['if', 'then', 'else']);
const SAYS_NOTHING = new Set(['title', 'description', 'default', '$comment', '$schema']);

/** Keywords of a section that would refuse it as a whole, where no field shows a sentence. */
function invisible(schema: JsonSchema): string[] {
  const all = branchesOf(schema).flatMap((branch) => Object.keys(branch));
  const silent = all.filter(
    (key) => !AT_FIELDS.has(key) && !CONDITIONS.has(key) && !SAYS_NOTHING.has(key) && !key.startsWith('x-'),
  );
  return [...new Set(silent)];
}

/** Rules of a whole section or form: it would be refused, and no field would say why. */
export function lintSectionRules(file: string, root: JsonSchema, fields: Field[]): Problem[] {
  const sections = [{ pointer: '', schema: root }, ...fields.filter(({ isObject }) => isObject)];
  return sections.flatMap(({ pointer, schema }) =>
    invisible(schema).map((keyword) => ({
      file,
      pointer: pointer.replaceAll('/', '/properties/'),
      sentence: `"${keyword}" refuses the section as a whole, and no field would show its sentence. Put it at the field that has to change.`,
    })),
  );
}
