import { createHash } from 'node:crypto';

/** What is counted or taken from cases: examples that others write, and another day, make other cases of one effect. */
const ofCases: readonly [RegExp, string][] = [
  [/^\d+ cases? replayed: /, ''],
  [/^( {2}newly (?:refused|accepted): .*); \d+ cases?, e\.g\. .*$/, '$1'],
  [/^( {2}stored: .*) in \d+ of \d+ accepted cases$/, '$1'],
  [/^( {2}flow: )\d+ of \d+ (example orders see something else), e\.g\. .*$/, '$1$2'],
];

const withoutCases = (line: string) =>
  ofCases.reduce((text, [found, left]) => text.replace(found, left), line);

/**
 * The lines of an impact as far as they say what changes for customers: the same on each day, with any examples. Those of
 * a form stand in the order of their letters, for the first one is about the first case.
 */
export function effectOnCustomers(impact: readonly string[]): string[] {
  const parts: string[][] = [];
  for (const line of impact.map(withoutCases)) {
    const part = parts.at(-1);
    if (part && line.startsWith(' ')) part.push(line);
    else parts.push([line]);
  }
  return parts.flatMap(([name = '', ...lines]) => [name, ...lines.sort()]);
}

/** One text for what changes for customers, whatever it is compared with. */
export function digestOfLines(impact: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(effectOnCustomers(impact)))
    .digest('hex');
}
