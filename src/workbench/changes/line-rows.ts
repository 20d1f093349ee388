import { diffLines } from 'diff';

export interface Line {
  /** Counted from 1. */
  number: number;
  text: string;
}

/** Two lines beside each other; with one of them, the other side has none there. */
export interface LineRow {
  before?: Line | undefined;
  after?: Line | undefined;
  isChanged: boolean;
}

/** Rows that stand together, with some lines around what changed. */
export type Hunk = readonly LineRow[];

const AROUND = 3;
/** What takes longer has hardly a line in common: then all lines are shown as changed. */
const LIMITS = { timeout: 500 };

const linesOf = (text: string) => {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

function rowsOf(before: string, after: string): LineRow[] {
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const rows: LineRow[] = [];
  let [left, right] = [0, 0];
  const parts = diffLines(before, after, LIMITS) ?? whole;
  for (let i = 0; i < parts.length; i++) {
    const [part, next] = [parts[i], parts[i + 1]];
    const isReplaced = part?.removed === true && next?.added === true;
    const old = part && !part.added ? linesOf(part.value) : [];
    const made = isReplaced ? linesOf(next.value) : part && !part.removed ? linesOf(part.value) : [];
    for (let n = 0; n < Math.max(old.length, made.length); n++) {
      const [one, other] = [old[n], made[n]];
      rows.push({
        before: one === undefined ? undefined : { number: ++left, text: one },
        after: other === undefined ? undefined : { number: ++right, text: other },
        isChanged: part?.removed === true || part?.added === true,
      });
    }
    if (isReplaced) i++;
  }
  return rows;
}

/** The lines that differ between two texts, side by side. */
export function hunksOf(before: string, after: string): Hunk[] {
  const rows = rowsOf(before, after);
  const isNear = rows.map((_, i) =>
    rows.slice(Math.max(0, i - AROUND), i + AROUND + 1).some(({ isChanged }) => isChanged),
  );
  const hunks: LineRow[][] = [];
  rows.forEach((row, i) => {
    if (!isNear[i]) return;
    if (i === 0 || !isNear[i - 1]) hunks.push([]);
    hunks.at(-1)?.push(row);
  });
  return hunks;
}
