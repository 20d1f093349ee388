/** Lines of one kind are folded after so many: a new text of one piece is seen in every form. */
const MOST_OF_A_KIND = 12;
const MOST_OF_ALL = 500;

/** What is judged by hand: data that is refused or accepted now, and what people are asked to agree to. */
const decisive: readonly string[] = ['newly refused', 'newly accepted', 'consent'];

/** The kind of a line of a form: `words`; undefined: it is no such line. */
const kindOf = (line: string) => /^ {2}([^:]+): /.exec(line)?.[1];
const mayGo = (line: string) => line.startsWith('  ') && !decisive.includes(kindOf(line) ?? '');

/** Lines in a row that belong together. */
function inRow(lines: readonly string[], belongs: (line: string, before: string) => boolean): string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last !== undefined && belongs(line, last)) row.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** The first lines of each kind in a form, and how many more there are; what is judged by hand stays whole. */
export function folded(lines: readonly string[]): string[] {
  const ofKinds = inRow(lines, (line, before) => mayGo(line) && kindOf(line) === kindOf(before));
  return ofKinds.flatMap((row) => {
    const left = row.length - MOST_OF_A_KIND;
    return left > 0 ? [...row.slice(0, MOST_OF_A_KIND), `  ${kindOf(row[0] ?? '')}: and ${left} more`] : row;
  });
}

/** What can be stored: of too many lines those that are judged by hand, and of the others as many as there is room for. */
export function shortenedEffect(lines: readonly string[]): string[] {
  if (lines.length <= MOST_OF_ALL) return [...lines];
  let room = MOST_OF_ALL - lines.filter((line) => !mayGo(line)).length;
  return inRow(lines, (line) => line.startsWith('  ')).flatMap((part) => {
    const kept = part.filter((line) => !mayGo(line) || room-- > 0);
    const left = part.length - kept.length;
    return left > 0 ? [...kept, `  … and ${left} more`] : kept;
  });
}
