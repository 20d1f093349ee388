import { isRecord } from '../../shared/json-values.ts';
import { branchesOf } from '../editor/field-rules.ts';
import { type JsonPath, valueAt } from '../editor/json-edit.ts';
import { type Comparison, comparisonIn, isNegative, limitOf } from './comparison.ts';

/** A comparison with the place of its rule. */
export interface PlacedComparison extends Comparison {
  /** The line of the section's `allOf`, or the branch of the field that has the keyword. */
  at: JsonPath;
  /** In a branch of the field: the keyword. Undefined: the whole line is the rule. */
  keyword: string | undefined;
  /** The name of the rule; undefined: it is called like its keyword. */
  rule: string | undefined;
}

const ruleIn = (line: Record<string, unknown>) =>
  typeof line['x-rule'] === 'string' ? line['x-rule'] : undefined;

/** Whether an object has these names and no others. */
const hasOnly = (value: Record<string, unknown>, names: readonly string[]) =>
  Object.keys(value).every((name) => names.includes(name));

/** The one rule that a line has for a field of its section, beside the name of the rule. */
function ruleFor(properties: unknown, name: string): Record<string, unknown> | undefined {
  if (!isRecord(properties) || !hasOnly(properties, [name])) return undefined;
  const rule = properties[name];
  return isRecord(rule) ? rule : undefined;
}

function comparisonOf(rule: Record<string, unknown> | undefined, isNot: boolean): Comparison | undefined {
  const [[keyword = '', value] = [], more] = Object.entries(rule ?? {}).filter(([word]) => word !== 'x-rule');
  return more ? undefined : comparisonIn(keyword, value, isNot);
}

/** A line that the section has for one of its fields, as `lineOf` writes it. */
function inLine(line: unknown, name: string): Omit<PlacedComparison, 'at'> | undefined {
  if (!isRecord(line)) return undefined;
  const outer = { keyword: undefined, rule: ruleIn(line) };
  if (line['x-errorAt'] === name && isRecord(line.not)) {
    if (!hasOnly(line, ['x-rule', 'x-errorAt', 'not']) || !hasOnly(line.not, ['required', 'properties']))
      return undefined;
    const found = comparisonOf(ruleFor(line.not.properties, name), true);
    return found && { ...found, ...outer };
  }
  if (!hasOnly(line, ['properties'])) return undefined;
  const rule = ruleFor(line.properties, name);
  const found = comparisonOf(rule, false);
  return found && { ...found, keyword: undefined, rule: ruleIn(rule ?? {}) };
}

/** The comparisons of a field that its section has. */
export function comparisonsInSection(text: string, section: JsonPath, name: string): PlacedComparison[] {
  const lines = valueAt(text, [...section, 'allOf']);
  return (Array.isArray(lines) ? lines : []).flatMap((line: unknown, i) => {
    const found = inLine(line, name);
    return found ? [{ ...found, at: [...section, 'allOf', i] }] : [];
  });
}

/** The comparisons among the field's own rules. */
export function comparisonsInField(text: string, field: JsonPath): PlacedComparison[] {
  return branchesOf(valueAt(text, field)).flatMap(({ at, name, schema }) =>
    Object.entries(schema).flatMap(([keyword, value]) => {
      const found = comparisonIn(keyword, value);
      return found ? [{ ...found, at: [...field, ...at], keyword, rule: name }] : [];
    }),
  );
}

/** The rule as a line of the section: there it holds for this form alone, also where a shared piece makes the field. */
export function lineOf(name: string, rule: string, comparison: Comparison): Record<string, unknown> {
  const limit = limitOf(comparison);
  if (!isNegative(comparison)) return { properties: { [name]: { 'x-rule': rule, ...limit } } };
  // Two fields that are both left out do not count as the same.
  const same = { required: [name, comparison.other], properties: { [name]: limit } };
  return { 'x-rule': rule, 'x-errorAt': name, not: same };
}
