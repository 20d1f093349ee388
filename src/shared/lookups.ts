/**
 * Lists that ship with the product. Each is asked by a key, such as the towns of a postal code; a browser gets the
 * entries of one key and never the whole list.
 */
export const LOOKUP_SOURCES = {
  /** Towns by the German postal code. */
  germanTowns: { key: /^[0-9]{5}$/ },
} as const;

type LookupSource = keyof typeof LOOKUP_SOURCES;

export function isLookupSource(name: string): name is LookupSource {
  return Object.hasOwn(LOOKUP_SOURCES, name);
}

export const shippedSources = Object.keys(LOOKUP_SOURCES);

/** The keys of a list that an analyst has added in `schemas/sources`: short texts. */
const OWN_KEY = /^\S(?:.{0,18}\S)?$/;

/** What a list is asked by. */
export function keyOfSource(source: string): RegExp {
  return isLookupSource(source) ? LOOKUP_SOURCES[source].key : OWN_KEY;
}

/** The entries of a list under a key; undefined where it has none, or where they are not known here. */
export type LookUp = (source: string, key: string) => readonly string[] | undefined;

/** Suggestions for a text field, as its UI schema says: from which list, and the field beside it that has the key. */
export interface Suggestion {
  source: string;
  by: string;
}
