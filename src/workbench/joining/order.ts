import { diffArrays } from 'diff';

type Keys = readonly string[];

/** Who has put a name where it stands: it is new, or it was moved. */
function placedBy(before: Keys, after: Keys): Set<string> {
  const [old, made] = [new Set(before), new Set(after)];
  const parts = diffArrays(
    before.filter((key) => made.has(key)),
    after.filter((key) => old.has(key)),
  );
  const moved = parts.flatMap(({ added, value }) => (added ? value : []));
  return new Set([...after.filter((key) => !old.has(key)), ...moved]);
}

/** Names behind the fixed one that they stand behind. */
function behind(after: Keys, placed: ReadonlySet<string>, fixed: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let anchor = '';
  for (const key of after) {
    if (fixed.has(key)) anchor = `=${key}`;
    else if (placed.has(key)) found.set(anchor, [...(found.get(anchor) ?? []), key]);
  }
  return found;
}

interface Order {
  keys: string[];
  /** Both have moved the same one to different places. */
  isDisputed: boolean;
}

/**
 * In which order names stand that two people have changed: what one has put somewhere stands there, and what both have put
 * behind the same name stands in the order of the letters, whichever of them comes first.
 * @param here which names there are in the end
 */
export function orderOf(before: Keys, theirs: Keys, mine: Keys, here: ReadonlySet<string>): Order {
  const [old, one, other] = [before, theirs, mine].map((keys) => keys.filter((key) => here.has(key)));
  if (!old || !one || !other) return { keys: [], isDisputed: false };
  const [byOne, byOther] = [placedBy(old, one), placedBy(old, other)];
  const fixed = new Set(old.filter((key) => !byOne.has(key) && !byOther.has(key)));
  const [ofOne, ofOther] = [behind(one, byOne, fixed), behind(other, byOther, fixed)];
  const keys = new Set<string>();
  for (const anchor of ['', ...[...fixed].map((key) => `=${key}`)]) {
    if (anchor !== '') keys.add(anchor.slice(1));
    const runs = [ofOne.get(anchor) ?? [], ofOther.get(anchor) ?? []];
    runs.sort((a, b) => (a.join() < b.join() ? -1 : 1));
    for (const key of runs.flat()) keys.add(key);
  }
  const isApart = ([anchor, run]: [string, string[]]) =>
    run.some((key) => old.includes(key) && byOther.has(key) && !ofOther.get(anchor)?.includes(key));
  return { keys: [...keys], isDisputed: [...ofOne].some(isApart) };
}
