/** Lets callers in one at a time, in the order in which they came. */
export class Turns {
  private readonly queue: (() => void)[] = [];
  private isTaken = false;

  /** How many callers wait. */
  get waiting(): number {
    return this.queue.length;
  }

  /**
   * Waits for its turn. A caller that has got it must give it back.
   * @param waitMs the longest wait
   * @throws after it; the message is the driver's own for a pool in which no connection became free
   */
  take(waitMs: number): Promise<void> {
    if (!this.isTaken) {
      this.isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(tooLong);
        resolve();
      };
      const tooLong = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(enter), 1);
        reject(new Error('timeout exceeded when trying to connect'));
      }, waitMs);
      this.queue.push(enter);
    });
  }

  giveBack(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.isTaken = false;
  }
}
