import { isRecord, walk } from '../../shared/json-values.ts';
import { type JsonPath, oneLine, valueAt, withItem, withoutItem, withValue } from '../editor/json-edit.ts';
import { type Branch, effectsOf, type FieldEffect, withEffects } from './effects.ts';

/** A condition of a section or field, with its place in the file. */
export interface PlacedBranch {
  at: JsonPath;
  branch: Branch;
}

/** All conditions of a section or field: its own, and those of `allOf`. */
export function branchesAt(text: string, at: JsonPath): PlacedBranch[] {
  const schema = valueAt(text, at);
  if (!isRecord(schema)) return [];
  const lines = Array.isArray(schema.allOf) ? schema.allOf : [];
  const placed = lines.map((branch: unknown, i): PlacedBranch[] =>
    isRecord(branch) && 'if' in branch ? [{ at: [...at, 'allOf', i], branch }] : [],
  );
  return [...('if' in schema ? [{ at, branch: schema }] : []), ...placed.flat()];
}

/** Another value, where it is another one: what stays keeps its look. */
function changed(text: string, at: JsonPath, value: unknown): string {
  const before = valueAt(text, at);
  const isSame =
    before === value || (before !== undefined && value !== undefined && oneLine(before) === oneLine(value));
  return isSame ? text : withValue(text, at, value);
}

export function withCondition(text: string, at: JsonPath, condition: unknown): string {
  return changed(text, [...at, 'if'], condition);
}

/** A field that may be hidden is not asked for always. */
function withoutRequired(text: string, section: JsonPath, name: string): string {
  const required = valueAt(text, [...section, 'required']);
  const index = Array.isArray(required) ? required.indexOf(name) : -1;
  return index === -1 ? text : withoutItem(text, [...section, 'required'], index);
}

/** A branch with these effects on the fields of its section. */
export function withBranchEffects(
  text: string,
  { section, at, branch }: PlacedBranch & { section: JsonPath },
  wanted: readonly FieldEffect[],
): string {
  // Of the section itself, "required" and "properties" are rules of their own.
  const made = withEffects(branch, wanted);
  const after = changed(text, [...at, 'then'], made.then);
  const both = changed(after, [...at, 'else'], made.else);
  return wanted.reduce((kept, { name }) => withoutRequired(kept, section, name), both);
}

export function withBranch(text: string, section: JsonPath, branch: Branch): string {
  return withItem(text, [...section, 'allOf'], branch);
}

export function withoutBranch(text: string, at: JsonPath): string {
  const [list, index] = [at.slice(0, -1), at.at(-1)];
  if (typeof index !== 'number')
    return ['if', 'then', 'else'].reduce((kept, word) => changed(kept, [...at, word], undefined), text);
  const lines = valueAt(text, list);
  const isLast = Array.isArray(lines) && lines.length === 1;
  return isLast ? withValue(text, list, undefined) : withoutItem(text, list, index);
}

/** A section without one of its conditions: a field that it showed, and demanded then, is shown and demanded always. */
export function withoutCondition(
  text: string,
  { section, at, branch }: PlacedBranch & { section: JsonPath },
): string {
  const demanded = effectsOf(branch).filter(({ effect }) => effect === 'shownRequired');
  return demanded.reduce(
    (made, { name }) => {
      const isLeft = branchesAt(made, section).some((other) => concerns(other, name));
      return isLeft ? made : withItem(made, [...section, 'required'], name);
    },
    withoutBranch(text, at),
  );
}

/** Whether a condition asks about a field of its section, or does something with it. */
export function concerns({ branch }: PlacedBranch, name: string): boolean {
  const texts = ['if', 'then', 'else'].map((word) => JSON.stringify(walk(branch, [word])) ?? '');
  return texts.some((text) => text.includes(JSON.stringify(name)));
}
