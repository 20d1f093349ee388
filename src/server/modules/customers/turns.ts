/** Work that strangers cause, and work of logged-in customers. */
export type Rank = 'stranger' | 'customer';

export class NoTurn extends Error {}

/**
 * Lets a few pieces of work run at once; the others wait, customers before strangers. Each rank has a waiting room of its
 * own, so that strangers cannot fill the customers'.
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const rooms: Record<Rank, (() => void)[]> = { customer: [], stranger: [] };
  let running = 0;
  /** The place of finished work goes to the next that waits. */
  const next = () => {
    const waiter = rooms.customer.shift() ?? rooms.stranger.shift();
    if (waiter) waiter();
    else running -= 1;
  };
  const turn = (rank: Rank): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (rooms[rank].length >= waiting) throw new NoTurn();
    return new Promise((resolve) => rooms[rank].push(resolve));
  };
  /** @throws NoTurn when the waiting room is full */
  return async <T>(rank: Rank, work: () => Promise<T>): Promise<T> => {
    await turn(rank);
    try {
      return await work();
    } finally {
      next();
    }
  };
}
