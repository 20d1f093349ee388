import type { Opened } from '../opened.ts';
import { isSame } from './differences.ts';
import type { OtherChange } from './form-changes.ts';

type Entries = ReadonlyMap<string, readonly string[]>;

const change = (where: string): OtherChange => ({ aspect: 'list', where });

/** Each suggestion with its key, as one text. */
function suggestionsIn(entries: Entries = new Map()): Set<string> {
  return new Set([...entries].flatMap(([key, texts]) => texts.map((text) => JSON.stringify([key, text]))));
}

const countOnlyIn = (some: Set<string>, others: Set<string>) =>
  [...some].filter((one) => !others.has(one)).length;

function changeOf(name: string, was: Entries | undefined, is: Entries | undefined): OtherChange[] {
  if (was && is && isSame([...was], [...is])) return [];
  const [older, newer] = [suggestionsIn(was), suggestionsIn(is)];
  if (!was) return [change(`${name} new: ${newer.size} suggestions`)];
  if (!is) return [change(`${name} gone: ${older.size} suggestions`)];
  const [added, removed] = [countOnlyIn(newer, older), countOnlyIn(older, newer)];
  if (added + removed === 0) return [change(`${name} another order`)];
  return [change(`${name} ${added} suggestions added, ${removed} removed`)];
}

/** What the own lists of two versions differ in, by the list's name. */
export function listChanges({ source: before }: Opened, { source: after }: Opened): OtherChange[] {
  const names = new Set([...before.lists.keys(), ...after.lists.keys()]);
  return [...names].flatMap((name) => changeOf(name, before.lists.get(name), after.lists.get(name)));
}
