import { useEffect, useState } from 'react';
import type { FiguresQuery, FiguresView } from '../../shared/api/workbench-figures.ts';
import { askServer } from '../ask-server.ts';

interface Asked {
  figures: FiguresView | undefined;
  hasFailed: boolean;
  again(): void;
}

/** The figures of a selection; while another one is asked for, those of before stay. Undefined asks for none. */
export function useFigures(query: FiguresQuery | undefined): Asked {
  const [figures, setFigures] = useState<FiguresView>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const asked = query && `figures?${new URLSearchParams({ ...query })}`;
  // Tried again: it is asked anew.
  const seen = asked && `${asked} ${tries}`;
  useEffect(() => {
    let isLeft = false;
    const settle = (done: () => void) => () => isLeft || done();
    setHasFailed(false);
    if (!asked || !seen) setFigures(undefined);
    else
      askServer<FiguresView>(asked).then(
        (found) => isLeft || setFigures(found),
        settle(() => setHasFailed(true)),
      );
    return () => {
      isLeft = true;
    };
  }, [asked, seen]);
  return { figures, hasFailed, again: () => setTries((count) => count + 1) };
}
