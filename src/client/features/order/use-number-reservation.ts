import { useMemo, useRef } from 'react';
import type {
  HeldNumber,
  NumberList,
  NumberReservationContext,
} from '../../forms/widgets/number-reservation/number-reservation-context.ts';
import { api } from '../../lib/http.ts';

const PATH = '/api/phone-registries';

/** The calls behind the number board. `onHeld` hears whenever what is held may have changed. */
export function useNumberReservation(onHeld: () => void): NumberReservationContext {
  const changed = useRef(onHeld);
  changed.current = onHeld;
  return useMemo(() => {
    const act = async (id: string, action: 'reserve' | 'extend') => {
      const path = `${PATH}/${encodeURIComponent(id)}/${action}`;
      const { reservation } = await api<{ reservation: HeldNumber }>(path, { method: 'POST' });
      changed.current();
      return reservation;
    };
    return {
      list: ({ kind, class: numberClass, pattern, q }) => {
        const query = new URLSearchParams({
          kind,
          ...(numberClass && { class: numberClass }),
          ...(pattern && { pattern }),
          ...(q && { q }),
        });
        return api<NumberList>(`${PATH}?${query}`);
      },
      reserve: (id) => act(id, 'reserve'),
      extend: (id) => act(id, 'extend'),
      release: async (id) => {
        await api(`${PATH}/${encodeURIComponent(id)}/release`, { method: 'POST' });
        changed.current();
      },
    };
  }, []);
}
