/** The fields that React's `use` reads of a promise; it sets them itself only after it has suspended once. */
type Tracked<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

/** The promise, marked when it ends, so that `use` then returns its value at once. */
export function readable<T>(promise: Promise<T>): Promise<T> {
  const tracked: Tracked<T> = promise;
  tracked.then(
    (value) => {
      tracked.value = value;
      tracked.status = 'fulfilled';
    },
    (reason: unknown) => {
      tracked.reason = reason;
      tracked.status = 'rejected';
    },
  );
  return tracked;
}
