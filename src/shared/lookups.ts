/**
 * Lists that ship with the product. Each is asked by a key, such as the towns of a postal code; a browser gets the
 * entries of one key and never the whole list.
 */
export const LOOKUP_SOURCES = {
  /** Towns by the German postal code. */
  germanTowns: { key: /^[0-9]{5}$/ },
} as const;

export type LookupSource = keyof typeof LOOKUP_SOURCES;

export function isLookupSource(name: string): name is LookupSource {
  return Object.hasOwn(LOOKUP_SOURCES, name);
}

/** The entries of a list under a key; undefined where it has none, or where they are not known here. */
export type LookUp = (source: LookupSource, key: string) => readonly string[] | undefined;

/** Suggestions for a text field, as its UI schema says: from which list, and the field beside it that has the key. */
export interface Suggestion {
  source: LookupSource;
  by: string;
}
