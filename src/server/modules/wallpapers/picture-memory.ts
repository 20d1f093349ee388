import { keepOnce } from '../../infra/keep-once.ts';

/** Pictures of all brands for some sizes fit in. */
const MOST_BYTES = 48_000_000;

/** Keeps pictures that hold nothing about a person: the oldest ones go when the memory is full. */
export function keepPictures(mostBytes = MOST_BYTES) {
  const known = new Map<string, Promise<Buffer>>();
  const sizes = new Map<string, number>();
  const forget = (key: string) => {
    known.delete(key);
    sizes.delete(key);
  };
  return async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const bytes = await keepOnce(known, key, make);
    sizes.set(key, bytes.length);
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [oldest, size] of [...sizes]) {
      if (total <= mostBytes || oldest === key) break;
      total -= size;
      forget(oldest);
    }
    return bytes;
  };
}
