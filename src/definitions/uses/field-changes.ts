import type { FieldPart } from './field-state.ts';

/** What became of a part of a field. */
export interface FieldChange extends Pick<FieldPart, 'kind' | 'name'> {
  /** Null: there is none. */
  before: string | null;
  after: string | null;
}

/** What differs between two states of a field. Of one name there may be several, such as examples: those that stay are none. */
export function fieldChanges(before: readonly FieldPart[], after: readonly FieldPart[]): FieldChange[] {
  const nameOf = ({ kind, name }: FieldPart) => `${kind} ${name}`;
  const names = new Map([...before, ...after].map((part) => [nameOf(part), part]));
  return [...names].flatMap(([of, { kind, name }]) => {
    const old = before.filter((part) => nameOf(part) === of).map(({ text }) => text);
    const made = after.filter((part) => nameOf(part) === of).map(({ text }) => text);
    const [gone, come] = [without(old, made), without(made, old)];
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, i) => ({
      ...{ kind, name },
      before: gone[i] ?? null,
      after: come[i] ?? null,
    }));
  });
}

/** Each is taken out as often as it stands there. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...texts];
  for (const other of others) {
    const at = left.indexOf(other);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
