import { useCallback, useEffect, useState } from 'react';
import type { PhoneNumber } from '../../../../shared/api/phone-numbers.ts';
import type { NumberPattern, PhoneNumberClass, PhoneNumberKind } from '../../../../shared/enums.ts';
import type { HeldNumber, NumberReservationContext } from './number-reservation-context.ts';

/** How long to wait for the next key before searching. */
const SEARCH_PAUSE_MS = 250;

interface BoardFilter {
  kind: PhoneNumberKind;
  class: PhoneNumberClass | undefined;
  pattern: NumberPattern | undefined;
  q: string;
}

export interface Board {
  filter: BoardFilter;
  setFilter: (change: Partial<BoardFilter>) => void;
  /** Undefined while the first list is on its way. */
  numbers: PhoneNumber[] | undefined;
  /** A list for this filter is on its way. */
  isSearching: boolean;
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
  const [numbers, setNumbers] = useState<PhoneNumber[]>();
  const [listed, setListed] = useState<BoardFilter>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const { kind, class: numberClass, pattern, q } = filter;
    const query = {
      kind,
      ...(numberClass && { class: numberClass }),
      ...(pattern && { pattern }),
      ...(q && { q }),
    };
    const load = async () => {
      const list = await context.list(query);
      if (!isCurrent) return;
      setNumbers(list.numbers);
      setListed(filter);
      setFailed(false);
      onHeld(list.held);
    };
    const timer = setTimeout(() => load().catch(() => isCurrent && setFailed(true)), q ? SEARCH_PAUSE_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [context, onHeld, filter]);

  const change = useCallback(
    (part: Partial<BoardFilter>) => {
      // The same kind again brings no new list.
      const isSame = part.kind === undefined || part.kind === filter.kind;
      setNumbers((shown) => (isSame ? shown : undefined));
      setFilter((old) => ({ ...old, ...part }));
    },
    [filter.kind],
  );
  // The same filter as a new object: asked once more.
  const reload = useCallback(() => setFilter((same) => ({ ...same })), []);
  const isSearching = listed !== filter && !failed;
  return { filter, setFilter: change, numbers, isSearching, failed, reload };
}
