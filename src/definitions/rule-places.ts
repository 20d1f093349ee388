import type { JsonSchema } from './schema-types.ts';

/** What an "if" of a schema asks, and the answer that a branch needs. */
export interface BranchCondition {
  /** The object or field that is asked, as names from the root. */
  path: string[];
  if: JsonSchema;
  /** True for "then", false for "else". */
  holds: boolean;
}

/** Where a rule stands in a schema. */
export interface RulePlace {
  /** The schema with the rule's keyword, and its limit. */
  branch: JsonSchema;
  /** All of them must be met before the rule counts; none: it counts always. */
  conditions: BranchCondition[];
  /** The shared piece that the branch came with. */
  definition?: string;
}

/** What holds for a whole schema from outside. */
interface Around {
  path: string[];
  conditions?: BranchCondition[];
  definition?: string;
}

/** A schema and all branches that may add to it, each with the conditions around it. */
export function placesIn(schema: JsonSchema, { path, conditions = [], definition }: Around): RulePlace[] {
  const from = schema['x-definition'] ?? definition;
  const inside = (branch: JsonSchema | undefined, added: BranchCondition[]) =>
    branch ? placesIn(branch, { path, conditions: [...conditions, ...added], definition: from }) : [];
  const asked = (holds: boolean) => (schema.if ? [{ path, if: schema.if, holds }] : []);
  return [
    { branch: schema, conditions, definition: from },
    ...(schema.allOf ?? []).flatMap((branch) => inside(branch, [])),
    ...inside(schema.then, asked(true)),
    ...inside(schema.else, asked(false)),
  ];
}
