import { nearest } from '../../shared/nearest.ts';
import { branchesOf, type Field } from '../fields.ts';
import type { Problem } from '../problem.ts';
import type { JsonSchema } from '../schema-types.ts';

/** Keywords whose error stands at a field inside the section. */
const AT_FIELDS = new Set(['type', 'properties', 'required', 'additionalProperties', 'allOf', 'anyOf']);
const CONDITIONS = new Set(['if', 'then', 'else']);
const SAYS_NOTHING = new Set(['title', 'description', 'default', '$comment', '$schema']);

/** Keywords of a section that would refuse it as a whole, where no field shows a sentence. */
function invisible(schema: JsonSchema): string[] {
  const all = branchesOf(schema)
    .filter((branch) => branch['x-errorAt'] === undefined)
    .flatMap((branch) => Object.keys(branch));
  const silent = all.filter(
    (key) => !AT_FIELDS.has(key) && !CONDITIONS.has(key) && !SAYS_NOTHING.has(key) && !key.startsWith('x-'),
  );
  return [...new Set(silent)];
}

/** What is wrong with the rules that say at which field they show their sentence. */
function misdirected(schema: JsonSchema): string[] {
  const known = Object.keys(schema.properties ?? {});
  return branchesOf(schema).flatMap((branch) => {
    const field = branch['x-errorAt'];
    if (field === undefined) return [];
    if (branch['x-rule'] === undefined) return ['A rule with "x-errorAt" needs a name: "x-rule".'];
    if (known.includes(field)) return [];
    const guess = nearest(field, known);
    return [
      `"x-errorAt" names no field of this section: "${field}"${guess ? `; did you mean "${guess}"?` : '.'}`,
    ];
  });
}

/** Rules of a whole section or form: it would be refused, and no field would say why. */
export function lintSectionRules(file: string, root: JsonSchema, fields: Field[]): Problem[] {
  const sections = [{ pointer: '', schema: root }, ...fields.filter(({ isObject }) => isObject)];
  return sections.flatMap(({ pointer, schema }) => {
    const silent = invisible(schema).map(
      (keyword) =>
        `"${keyword}" refuses the section as a whole, and no field would show its sentence. Put it into "allOf" with "x-rule" and "x-errorAt": the field that shows it.`,
    );
    return [...silent, ...misdirected(schema)].map((sentence) => ({
      file,
      pointer: pointer.replaceAll('/', '/properties/'),
      sentence,
    }));
  });
}
