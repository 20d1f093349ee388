import { useCallback, useEffect, useState } from 'react';
import type { NumberPattern } from '../../../../shared/enums.ts';
import type {
  HeldNumber,
  NumberClass,
  NumberKind,
  NumberReservationContext,
  OfferedNumber,
} from './number-reservation-context.ts';

/** How long to wait for the next key before searching. */
const SEARCH_PAUSE_MS = 250;

interface BoardFilter {
  kind: NumberKind;
  class: NumberClass | undefined;
  pattern: NumberPattern | undefined;
  q: string;
}

export interface Board {
  filter: BoardFilter;
  setFilter: (change: Partial<BoardFilter>) => void;
  /** Undefined while the first list is on its way. */
  numbers: OfferedNumber[] | undefined;
  failed: boolean;
  reload: () => void;
}

/** The numbers on offer for a filter; `onHeld` hears what the server holds for this person. */
export function useBoard(context: NumberReservationContext, onHeld: (held: HeldNumber[]) => void): Board {
  const [filter, setFilter] = useState<BoardFilter>({
    kind: 'general',
    class: undefined,
    pattern: undefined,
    q: '',
  });
  const [numbers, setNumbers] = useState<OfferedNumber[]>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const { kind, class: numberClass, pattern, q } = filter;

  useEffect(() => {
    let isCurrent = true;
    const query = {
      kind,
      ...(numberClass && { class: numberClass }),
      ...(pattern && { pattern }),
      ...(q && { q }),
      round,
    };
    const load = async () => {
      const { round: _, ...wanted } = query;
      const list = await context.list(wanted);
      if (!isCurrent) return;
      setNumbers(list.numbers);
      setFailed(false);
      onHeld(list.held);
    };
    const timer = setTimeout(() => load().catch(() => isCurrent && setFailed(true)), q ? SEARCH_PAUSE_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [context, onHeld, kind, numberClass, pattern, q, round]);

  const change = useCallback(
    (part: Partial<BoardFilter>) => {
      // The same kind again brings no new list.
      const isSame = part.kind === undefined || part.kind === kind;
      setNumbers((shown) => (isSame ? shown : undefined));
      setFilter((old) => ({ ...old, ...part }));
    },
    [kind],
  );
  const reload = useCallback(() => setRound((last) => last + 1), []);
  return { filter, setFilter: change, numbers, failed, reload };
}
