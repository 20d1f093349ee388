import type { Problem } from '../problem.ts';
import { isSchema } from '../schema-nodes.ts';
import type { JsonSchema } from '../schema-types.ts';
import { nearest } from './nearest.ts';

/** Where names are looked for, and how a wrong one is spoken of. */
export interface NameSource {
  file: string;
  /** "The form has no field" */
  sentence: string;
}

function wrongName(name: string, known: string[], pointer: string, { file, sentence }: NameSource): Problem {
  const guess = nearest(name, known);
  const advice = guess ? `; did you mean "${guess}"?` : `. Known are: ${known.join(', ')}.`;
  return { file, pointer, sentence: `${sentence} "${name}"${advice}` };
}

function branches(schema: JsonSchema): [at: string, branch: unknown][] {
  return [
    ...['if', 'then', 'else', 'not'].map((key): [string, unknown] => [`/${key}`, schema[key]]),
    ...(['allOf', 'anyOf'] as const).flatMap((key) =>
      (schema[key] ?? []).map((branch, i): [string, unknown] => [`/${key}/${i}`, branch]),
    ),
  ];
}

/**
 * Names in `required` and in conditions that the object they speak of does not have: a condition on such a name
 * never holds, and a form that requires it accepts nothing.
 */
export function lintNames(schema: JsonSchema, target: JsonSchema, source: NameSource, at = ''): Problem[] {
  if (target.properties === undefined) return [];
  const known = Object.keys(target.properties);
  const unknown = (names: string[], where: (name: string) => string) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => wrongName(name, known, `${at}${where(name)}`, source));
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const object = target.properties?.[name];
    if (typeof child !== 'object' || typeof object !== 'object') return [];
    return lintNames(child, object, source, `${at}/properties/${name}`);
  });
  const beside = branches(schema).flatMap(([path, branch]) =>
    isSchema(branch) ? lintNames(branch, target, source, `${at}${path}`) : [],
  );
  return [
    ...unknown(schema.required ?? [], () => '/required'),
    ...unknown(Object.keys(schema.properties ?? {}), (name) => `/properties/${name}`),
    ...inside,
    ...beside,
  ];
}
