import type { SearchItem, SearchReader } from '../../infra/search/search-source.ts';
import type { SearchIndex } from './search-index.ts';

interface Kept {
  readAt: number;
  /** What the index was made of. */
  source: string;
  index: Promise<SearchIndex>;
}

interface Sources {
  read(reader: SearchReader): Promise<SearchItem[]>;
  make(items: readonly SearchItem[], reader: SearchReader): Promise<SearchIndex>;
}

/** So long a change of content may stay unseen. */
const FRESH_MS = 10_000;

/**
 * Remembers an index for each brand and language. After a moment what is published is read again; a new index is made only
 * where it has changed. Requests that come meanwhile wait for it.
 */
export function searchMemory({ read, make }: Sources, now: () => number) {
  const known = new Map<string, { readAt: number; kept: Promise<Kept> }>();
  const renew = async (reader: SearchReader, readAt: number, last: Kept | undefined): Promise<Kept> => {
    const items = await read(reader);
    const source = JSON.stringify(items);
    return { readAt, source, index: last?.source === source ? last.index : make(items, reader) };
  };
  return async (reader: SearchReader): Promise<SearchIndex> => {
    const key = `${reader.team} ${reader.lang}`;
    const found = known.get(key);
    // The clock of a demonstration can be moved back, too.
    if (found && Math.abs(now() - found.readAt) < FRESH_MS) return (await found.kept).index;
    const readAt = now();
    const last = found?.kept.catch(() => undefined);
    const kept = Promise.resolve(last).then((before) => renew(reader, readAt, before));
    known.set(key, { readAt, kept });
    kept.catch(() => known.get(key)?.kept === kept && known.delete(key));
    return (await kept).index;
  };
}
