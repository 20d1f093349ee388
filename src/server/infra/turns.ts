/** The wait was too long. The message is the database driver's own for a pool in which no connection became free. */
export class TurnTooLate extends Error {
  constructor() {
    super('timeout exceeded when trying to connect');
  }
}

/** Lets callers in, a few at a time, in the order in which they came. */
export class Turns {
  private readonly queue: (() => void)[] = [];
  private free: number;

  constructor(atOnce = 1) {
    this.free = atOnce;
  }

  /** How many callers wait. */
  get waiting(): number {
    return this.queue.length;
  }

  /**
   * Waits for its turn. A caller that has got it must give it back.
   * @param waitMs the longest wait; Infinity: as long as it takes
   * @throws TurnTooLate after it
   */
  take(waitMs: number): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      let tooLong: NodeJS.Timeout | undefined;
      const enter = () => {
        clearTimeout(tooLong);
        resolve();
      };
      this.queue.push(enter);
      if (waitMs === Number.POSITIVE_INFINITY) return;
      tooLong = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(enter), 1);
        reject(new TurnTooLate());
      }, waitMs);
    });
  }

  giveBack(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.free += 1;
  }
}
