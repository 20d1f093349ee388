import type { Library } from './library.ts';

const known = new WeakMap<Library, Readonly<Record<string, string>>>();

/** The versions of all forms and flows by id, made once for a library: each page that is sent asks for them. */
export function versionsOf(library: Library): Readonly<Record<string, string>> {
  const found = known.get(library);
  if (found) return found;
  const all = [...library.forms, ...library.flows].map(([id, { model }]) => [id, model.version]);
  const versions: Readonly<Record<string, string>> = Object.freeze(Object.fromEntries(all));
  known.set(library, versions);
  return versions;
}
