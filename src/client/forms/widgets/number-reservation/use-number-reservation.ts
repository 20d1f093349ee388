import { useMemo, useRef } from 'react';
import { call } from '../../../lib/call.ts';
import { codeOf, type NumberReservationContext } from './number-reservation-context.ts';

/** A guest whose phone is not proved may hold one number: another choice gives the first back. */
const phoneNotProved = 1107;

async function exchange<T>(reason: unknown, again: () => Promise<T>): Promise<T> {
  if (codeOf(reason) !== phoneNotProved) throw reason;
  const { held } = await call('GET /api/phone-registries', { query: { limit: '0' } });
  for (const { phoneNumberId: id } of held)
    await call('POST /api/phone-registries/:id/release', { params: { id } });
  return again();
}

/** The calls of the number board. `onHeld` is called when the reserved numbers may have changed. */
export function useNumberReservation(onHeld: () => void): NumberReservationContext {
  const changed = useRef(onHeld);
  changed.current = onHeld;
  return useMemo(() => {
    const act = async (id: string, action: 'reserve' | 'extend') => {
      const { reservation } = await call(`POST /api/phone-registries/:id/${action}`, { params: { id } });
      changed.current();
      return reservation;
    };
    return {
      list: (query) => call('GET /api/phone-registries', { query }),
      reserve: (id) => act(id, 'reserve').catch((reason) => exchange(reason, () => act(id, 'reserve'))),
      extend: (id) => act(id, 'extend'),
    };
  }, []);
}
