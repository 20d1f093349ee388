import { useEffect, useState } from 'react';
import { askServer } from './ask-server.ts';

interface Asked<Payload> {
  /** Undefined: not yet, or it failed. */
  found: Payload | undefined;
  hasFailed: boolean;
  again(): void;
}

/** What the server says; it is asked anew where something has changed. @param seen how often it has */
export function useAsked<Payload>(path: string, seen: number): Asked<Payload> {
  const [found, setFound] = useState<Payload>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // Saved or tried again: it is asked anew.
  const asked = `${path} ${seen} ${tries}`;
  useEffect(() => {
    let isLeft = false;
    const take = (made: () => void) => {
      if (!isLeft) made();
    };
    if (asked)
      askServer<Payload>(path).then(
        (payload) =>
          take(() => {
            setFound(payload);
            setHasFailed(false);
          }),
        () => take(() => setHasFailed(true)),
      );
    return () => {
      isLeft = true;
    };
  }, [path, asked]);
  const again = () => {
    setHasFailed(false);
    setTries((count) => count + 1);
  };
  return { found, hasFailed, again };
}
