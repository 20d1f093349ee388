import { NAMED_LIMITS } from '../shared/rules/rule-keywords.ts';
import { sizeText, typesText } from '../shared/uploads.ts';
import type { JsonSchema } from './schema-types.ts';

/** What a field says of its files: `Höchstens {maxBytes}, {types}`. */
function ofFiles({ upload }: JsonSchema): [string, string][] {
  if (upload === undefined) return [];
  return [
    // Figure and unit stay on one line.
    ['maxBytes', sizeText(upload.maxBytes).replace(' ', '\u00a0')],
    ['types', typesText(upload.types)],
  ];
}

/** A field's limits; one of a named rule stands before the field's outermost bound. */
function limitsOf(schema: JsonSchema): Map<string, number | string> {
  const own = NAMED_LIMITS.flatMap((name): [string, number][] => {
    const limit = schema[name];
    return typeof limit === 'number' ? [[name, limit]] : [];
  });
  return new Map<string, number | string>([
    ...own,
    ...ofFiles(schema),
    ...(schema.allOf ?? []).flatMap((branch) => [...limitsOf(branch)]),
  ]);
}

/** A field's words with its limits in them, so that a changed limit changes what is said about it. */
export function withLimits(text: string, schema: JsonSchema): string {
  if (!text.includes('{')) return text;
  const limits = limitsOf(schema);
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(limits.get(name) ?? braces));
}
