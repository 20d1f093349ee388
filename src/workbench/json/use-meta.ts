import { useEffect, useState } from 'react';
import { askServer } from '../ask-server.ts';
import type { Meta } from './meta.ts';

/** What files may hold, by their path: it does not change while the program runs. */
const asked = new Map<string, Promise<Meta | null>>();

function ask(file: string): Promise<Meta | null> {
  const known = asked.get(file);
  if (known) return known;
  const made = askServer<Meta | null>(`meta-schema?path=${encodeURIComponent(file)}`);
  asked.set(file, made);
  // Without it there is no completion; it is asked for again with the next piece of the file.
  made.catch(() => asked.delete(file));
  return made;
}

/** What a file may hold; undefined: it is not known yet. */
export function useMeta(file: string): Meta | undefined {
  const [found, setFound] = useState<{ file: string; meta: Meta | null }>();
  useEffect(() => {
    let isLeft = false;
    const take = (meta: Meta | null) => {
      if (!isLeft) setFound({ file, meta });
    };
    ask(file).then(take, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [file]);
  return found?.file === file ? (found.meta ?? undefined) : undefined;
}
