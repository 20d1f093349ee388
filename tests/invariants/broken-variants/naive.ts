const chosen = (process.env.NAIVE ?? '').split(',');

/** Whether a part is wrong on purpose in this process. */
export function isNaive(part: string): boolean {
  return chosen.includes(part);
}
