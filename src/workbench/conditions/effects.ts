import { isRecord } from '../../shared/json-values.ts';

/** What a condition does with a field. */
export const effects = ['shownRequired', 'shown', 'required', 'hidden'] as const;
export type Effect = (typeof effects)[number];

/** A branch of a section: what is asked, and what follows. */
export interface Branch {
  if?: unknown;
  then?: unknown;
  else?: unknown;
}

export interface FieldEffect {
  name: string;
  effect: Effect;
}

const requiredIn = (part: unknown): string[] =>
  isRecord(part) && Array.isArray(part.required) ? part.required.map(String) : [];

/** The fields that a part takes away. */
function takenBy(part: unknown): string[] {
  const fields = isRecord(part) && isRecord(part.properties) ? part.properties : {};
  return Object.keys(fields).filter((name) => fields[name] === false);
}

/** What a branch does with fields, in the order in which it names them. */
export function effectsOf(branch: Branch): FieldEffect[] {
  const [required, shown, hidden] = [requiredIn(branch.then), takenBy(branch.else), takenBy(branch.then)];
  const names = [...new Set([...required, ...shown, ...hidden])];
  return names.map((name) => {
    if (hidden.includes(name)) return { name, effect: 'hidden' };
    if (!shown.includes(name)) return { name, effect: 'required' };
    return { name, effect: required.includes(name) ? 'shownRequired' : 'shown' };
  });
}

/** Whether a branch does nothing else than what its effects say. */
export function isWhole({ then: after, else: otherwise }: Branch): boolean {
  const isPlain = (part: unknown, mayRequire: boolean) => {
    if (part === undefined) return true;
    if (!isRecord(part)) return false;
    const isKnown = Object.keys(part).every(
      (word) => word === 'properties' || (mayRequire && word === 'required'),
    );
    const fields = isRecord(part.properties) ? Object.values(part.properties) : [];
    return isKnown && fields.every((field) => field === false);
  };
  return isPlain(after, true) && isPlain(otherwise, false);
}

/** A part with other lists of what is required and what is taken away; what else it says stays. Undefined: nothing. */
function partWith(part: unknown, required: readonly string[], taken: readonly string[]): unknown {
  const { required: _required, properties, ...rest } = isRecord(part) ? part : {};
  const fields = isRecord(properties) ? properties : {};
  const kept = Object.entries(fields).filter(([, field]) => field !== false);
  const all = { ...Object.fromEntries(kept), ...Object.fromEntries(taken.map((name) => [name, false])) };
  const made = {
    ...(required.length > 0 && { required }),
    ...(Object.keys(all).length > 0 && { properties: all }),
    ...rest,
  };
  return Object.keys(made).length > 0 ? made : undefined;
}

/** The parts of a branch that has these effects. */
export function withEffects(branch: Branch, wanted: readonly FieldEffect[]): Pick<Branch, 'then' | 'else'> {
  const of = (...kinds: Effect[]) =>
    wanted.filter(({ effect }) => kinds.includes(effect)).map(({ name }) => name);
  return {
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: partWith(branch.then, of('shownRequired', 'required'), of('hidden')),
    else: partWith(branch.else, requiredIn(branch.else), of('shownRequired', 'shown')),
  };
}
