import { problem } from '../../errors/problem.ts';

/** Goods that are counted on: the first and the last one, both included. */
export interface NumberRange {
  from: string;
  to: string;
}

/** What one file may bring. */
export const MOST_NUMBERS = 250_000;

/**
 * All whole numbers of a range, with as many digits as its ends.
 * @param path the item's place in its file
 * @throws Problem 1100 when the ends do not make a range, or a too long one
 */
export function digitsOfRange({ from, to }: NumberRange, path: string): string[] {
  const [first, last] = [BigInt(from), BigInt(to)];
  const count = Number(last - first) + 1;
  if (from.length !== to.length || count < 1)
    throw refusal(
      path,
      `From ${from} one cannot count on to ${to}: it needs as many digits, and must not be smaller.`,
    );
  if (count > MOST_NUMBERS)
    throw refusal(path, `This range has ${count} numbers; a file may bring ${MOST_NUMBERS}.`);
  return Array.from({ length: count }, (_, i) => String(first + BigInt(i)).padStart(from.length, '0'));
}

function refusal(path: string, message: string) {
  return problem(1100, { errors: [{ path: `${path}/to`, keyword: 'range', rule: 'range', message }] });
}
