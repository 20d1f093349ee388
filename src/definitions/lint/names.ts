import { isRecord } from '../../shared/json-values.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../problem.ts';
import { isSchema } from '../schema-nodes.ts';
import type { JsonSchema } from '../schema-types.ts';
import { ORDER_SCHEMA } from './order-schema.ts';

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

/** Values that a condition compares with and that the field can never have. */
function wrongValues(schema: JsonSchema, target: JsonSchema, file: string, at: string): Problem[] {
  const known = target.enum;
  if (known === undefined) return [];
  const asked: [string, unknown][] = [
    ...(schema.const === undefined || isRecord(schema.const)
      ? []
      : [['/const', schema.const] satisfies [string, unknown]]),
    ...(schema.enum ?? []).map((value): [string, unknown] => ['/enum', value]),
  ];
  return asked
    .filter(([, value]) => !known.includes(value))
    .map(([where, value]) => {
      const guess = nearest(String(value), known.map(String));
      const advice = guess ? `; did you mean "${guess}"?` : `. Known are: ${known.join(', ')}.`;
      return {
        file,
        pointer: at + where,
        sentence: `${JSON.stringify(value)} can never stand there${advice}`,
      };
    });
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
    const here = `${at}/properties/${name}`;
    // Where the field itself is described, its values are no condition.
    const values = child === object ? [] : wrongValues(child, object, source.file, here);
    return [...values, ...lintNames(child, object, source, here)];
  });
  const aboutOrder = isSchema(schema.$order)
    ? lintNames(
        schema.$order,
        ORDER_SCHEMA,
        { ...source, sentence: 'The order in progress has no field' },
        `${at}/$order`,
      )
    : [];
  const beside = branches(schema).flatMap(([path, branch]) =>
    isSchema(branch) ? lintNames(branch, target, source, `${at}${path}`) : [],
  );
  return [
    ...unknown(schema.required ?? [], () => '/required'),
    ...unknown(Object.keys(schema.properties ?? {}), (name) => `/properties/${name}`),
    ...inside,
    ...aboutOrder,
    ...beside,
  ];
}
