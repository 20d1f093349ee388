/** Lines around a change that are shown with it. */
const AROUND = 3;

export interface ChangedPart {
  /** Of the first line, counted from 1. */
  line: number;
  before: string;
  after: string;
}

/** What differs between two texts, with some lines around it. */
export function changedPart(before: string, after: string): ChangedPart {
  const [old, made] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, made.length);
  let start = 0;
  while (start < shorter && old[start] === made[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === made.at(-1 - end)) end++;
  const from = Math.max(0, start - AROUND);
  const until = Math.max(0, end - AROUND);
  const part = (lines: string[]) => lines.slice(from, lines.length - until).join('\n');
  return { line: from + 1, before: part(old), after: part(made) };
}
