import { problem } from '../../errors/problem.ts';

/** Goods that are counted on: the first and the last one, both included. */
export interface NumberRange {
  from: string;
  to: string;
}

/** What one file may bring. */
const MOST_NUMBERS = 250_000;

/** How many numbers the items of a file bring so far. */
export interface Counted {
  count: number;
}

/**
 * All whole numbers of a range, with as many digits as its ends.
 * @param path the item's place in its file
 * @param sum what the items before have brought; the range is added
 * @throws Problem 1100 when the ends do not make a range, or the file brings too many
 */
export function digitsOfRange({ from, to }: NumberRange, path: string, sum: Counted): string[] {
  const [first, last] = [BigInt(from), BigInt(to)];
  const count = Number(last - first) + 1;
  if (from.length !== to.length || count < 1)
    throw refusal(
      path,
      `From ${from} one cannot count on to ${to}: it needs as many digits, and must not be smaller.`,
    );
  sum.count += count;
  if (sum.count > MOST_NUMBERS)
    throw refusal(path, `With this range the file has ${sum.count} numbers; it may bring ${MOST_NUMBERS}.`);
  return Array.from({ length: count }, (_, i) => String(first + BigInt(i)).padStart(from.length, '0'));
}

function refusal(path: string, message: string) {
  return problem(1100, { errors: [{ path: `${path}/to`, keyword: 'range', rule: 'range', message }] });
}
