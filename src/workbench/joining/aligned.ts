import { diffArrays } from 'diff';
import type { Node } from 'jsonc-parser';
import { type Child, propertiesOf, said } from './json-side.ts';

/** Lists of names: one that is gone and one that has come are two changes, wherever they stand. */
const OF_NAMES = new Set(['required', 'ui:order']);

const entriesOf = (node: Node | undefined): Node[] => node?.children ?? [];

/** A stretch of a list in which entries are gone, have come, or both. */
interface Hunk {
  gone: number[];
  come: number[];
}

function hunksBetween(
  before: readonly Node[],
  after: readonly Node[],
): { hunks: Hunk[]; same: Map<number, number> } {
  const hunks: Hunk[] = [];
  const same = new Map<number, number>();
  let open: Hunk | undefined;
  let [from, to] = [0, 0];
  for (const { added, removed, count } of diffArrays(before.map(said), after.map(said))) {
    const isSame = !added && !removed;
    if (isSame) open = undefined;
    else if (!open) {
      open = { gone: [], come: [] };
      hunks.push(open);
    }
    for (let n = 0; n < count; n++) {
      if (isSame) same.set(to + n, from + n);
      else if (removed) open?.gone.push(from + n);
      else open?.come.push(to + n);
    }
    if (!added) from += count;
    if (!removed) to += count;
  }
  return { hunks, same };
}

/** How much two entries have in common: names with the same values. */
function likeness(one: Node, other: Node): number {
  const own = new Set(propertiesOf(one).map(({ key, value }) => `${key} ${said(value)}`));
  return propertiesOf(other).filter(({ key, value }) => own.has(`${key} ${said(value)}`)).length;
}

/** Takes what fits out of a list. */
function takeBest(list: number[], worth: (index: number) => number): number | undefined {
  const best = list.toSorted((a, b) => worth(b) - worth(a))[0];
  if (best === undefined || worth(best) === 0) return undefined;
  list.splice(list.indexOf(best), 1);
  return best;
}

/**
 * The entries of a list, each with the name of the entry before that it is: the same one, one that was moved, or one that
 * was changed. What is new is called by what it says, so that two who add the same add one.
 * @param name what the list is called
 */
export function entriesAfter(before: Node | undefined, after: Node | undefined, name: string): Child[] {
  const [old, made] = [entriesOf(before), entriesOf(after)];
  const { hunks, same } = hunksBetween(old, made);
  const saidAt = (list: readonly Node[], index: number) => {
    const node = list[index];
    return node ? said(node) : '';
  };
  const allGone = hunks.flatMap(({ gone }) => gone);
  for (const hunk of hunks)
    hunk.come = hunk.come.filter((to) => {
      const from = takeBest(allGone, (index) => (saidAt(old, index) === saidAt(made, to) ? 1 : 0));
      if (from !== undefined) same.set(to, from);
      return from === undefined;
    });
  if (!OF_NAMES.has(name))
    for (const { gone, come } of hunks)
      pair(
        gone.filter((one) => allGone.includes(one)),
        come,
      );
  const count = new Map<string, number>();
  return made.map((value, to) => {
    const from = same.get(to);
    const says = said(value);
    if (from === undefined) count.set(says, (count.get(says) ?? 0) + 1);
    const key = from === undefined ? `+${says}#${count.get(says)}` : String(from);
    return { key, from: value.offset, value };
  });

  /** Those that are gone became those that have come: one by one, or what is most alike. */
  function pair(gone: number[], come: readonly number[]): void {
    const areEven = gone.length === come.length;
    for (const to of come) {
      const node = made[to];
      const like = (index: number) => (node && old[index] ? likeness(old[index], node) : 0);
      const from = areEven ? gone.splice(0, 1)[0] : takeBest(gone, like);
      if (from !== undefined) same.set(to, from);
    }
  }
}

/** Those of the list before, by the names that the others call them. */
export function entriesBefore(before: Node | undefined): Child[] {
  return entriesOf(before).map((value, index) => ({ key: String(index), from: value.offset, value }));
}
