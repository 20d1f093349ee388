import { httpSystem, type SystemAddress } from '../http/http-system.ts';
import type { LogisticsPort } from './logistics.ts';
import { logisticsOperations } from './logistics-operations.ts';

/** News tells us of changes; this is for news that never came. */
const askAgainSeconds = 3600;

/** A carrier over HTTP, as `logistics.openapi.json` describes it. */
export function httpLogistics(address: SystemAddress): LogisticsPort {
  const system = httpSystem(address);
  return {
    kind: 'http',
    askAgainSeconds,
    updateOn: async ({ id, state, kind, recipient, iccid, jersey }, _today, signal) => {
      const body = { kind, recipient, iccid, jersey };
      const parcel =
        state === 'ordered'
          ? await system.call(logisticsOperations.create, { id, body, signal })
          : await system.call(logisticsOperations.read, { id, signal });
      if (parcel?.id !== id) throw new Error('The answer is about another parcel.');
      return { state: parcel.state, since: parcel.since, trackingNumber: parcel.trackingNumber ?? null };
    },
    cancel: async (id, signal) => {
      // 409: the parcel is on its way; the customer sends it back.
      await system.call(logisticsOperations.cancel, { id, body: {}, signal });
    },
  };
}
