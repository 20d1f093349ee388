import type { RuleNames } from '../shared/rules/form-parts.ts';
import { pointerToken } from '../shared/rules/json-pointer.ts';
import { isSchema } from './schema-nodes.ts';
import type { JsonSchema } from './schema-types.ts';

/** Ajv escapes a name in a schema path as a JSON Pointer in a URI fragment. */
function step(name: string): string {
  return `/${encodeURIComponent(pointerToken(name))}`;
}

/** Where in a schema a rule has a name or a reference code of its own. */
export function ruleNamesOf(schema: JsonSchema, at = '#'): RuleNames {
  const named = {
    rule: schema['x-rule'],
    referenceCode: schema['x-referenceCode'],
    errorAt: schema['x-errorAt'],
  };
  const own: RuleNames = Object.values(named).some((name) => name !== undefined) ? { [at]: named } : {};
  const children: [string, unknown][] = [
    ...Object.entries(schema.properties ?? {}).map(([name, child]): [string, unknown] => [
      `${at}/properties${step(name)}`,
      child,
    ]),
    ...(schema.allOf ?? []).map((child, i): [string, unknown] => [`${at}/allOf/${i}`, child]),
    ...(['then', 'else', 'items'] as const).map((key): [string, unknown] => [`${at}/${key}`, schema[key]]),
  ];
  for (const [path, child] of children) {
    // A property may also be `true` or `false`, which has no rules to name.
    if (isSchema(child)) Object.assign(own, ruleNamesOf(child, path));
  }
  return own;
}
