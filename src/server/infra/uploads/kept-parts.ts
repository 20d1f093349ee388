/**
 * The parts of a file that stay. Neighbours become one part, so that a file of many parts costs no more than one of few.
 * A file of more parts than any program writes is refused: the walk through them holds up everybody's requests.
 */
export class KeptParts {
  readonly #ranges: { from: number; to: number }[] = [];
  #seen = 0;

  constructor(
    readonly bytes: Buffer,
    readonly most: number,
  ) {}

  /** Notes the next part. @returns false for one part too many */
  see(from: number, to: number, isKept: boolean): boolean {
    const last = this.#ranges.at(-1);
    if (isKept && last?.to === from) last.to = to;
    else if (isKept) this.#ranges.push({ from, to });
    this.#seen += 1;
    return this.#seen <= this.most;
  }

  /** What stays, in its order. */
  buffers(): Buffer[] {
    return this.#ranges.map(({ from, to }) => this.bytes.subarray(from, to));
  }
}
