import { isRecord } from '../../shared/json-values.ts';

/**
 * JSON as it is now, in which all parts that are as before are the objects of before: what is drawn from them is not drawn
 * again.
 */
export function asBefore<Json>(before: Json | undefined, now: Json): Json {
  // The parts are those of `now`, or equal ones.
  return joined(before, now) as Json;
}

function joined(before: unknown, now: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(now)) {
    const made = now.map((one, i) => joined(before[i], one));
    return isSame(before, made) ? before : made;
  }
  if (!isRecord(before) || !isRecord(now)) return now;
  const names = Object.keys(now);
  const made = names.map((name) => joined(Object.hasOwn(before, name) ? before[name] : undefined, now[name]));
  const isOrdered = isSame(Object.keys(before), names);
  return isOrdered && isSame(Object.values(before), made)
    ? before
    : Object.fromEntries(names.map((name, i) => [name, made[i]]));
}

const isSame = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && before.every((one, i) => Object.is(one, now[i]));
