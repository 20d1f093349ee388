import { idIn, SystemStandIn } from './system-stand-in.ts';

export interface ExchangeStand {
  status: string;
  corrections: number;
  reason?: string;
  scheduledOn?: string;
  leftOn?: string;
  arrivedOn?: string;
}

/** An exchange of numbers that keeps requests by our ids; a test moves them on by hand. */
export async function startExchange() {
  const portings = new Map<string, ExchangeStand>();
  const system = await SystemStandIn.start(({ method, path, body }) => {
    const id = idIn(path);
    if (path.endsWith('/cancellation')) {
      portings.set(id, { status: 'cancelled', corrections: 0 });
      return [200, { id }];
    }
    const corrections = Number(body.corrections ?? 0);
    const known = portings.get(id);
    const isNew = method === 'PUT' && (!known || known.corrections < corrections);
    if (isNew && known?.status !== 'cancelled') portings.set(id, { status: 'sentToDonor', corrections });
    const stand = portings.get(id);
    return stand ? [200, { id, ...stand }] : [404, {}];
  });
  return { system, portings };
}

/** A carrier that keeps parcels by our ids. */
export async function startCarrier() {
  const parcels = new Map<string, { state: string; since: string; trackingNumber?: string }>();
  const cancelled = new Set<string>();
  const today = { now: '2026-03-02' };
  const system = await SystemStandIn.start(({ method, path }) => {
    const id = idIn(path);
    if (path.endsWith('/cancellation')) {
      cancelled.add(id);
      return [200, { id }];
    }
    if (method === 'PUT' && !parcels.has(id) && !cancelled.has(id))
      parcels.set(id, { state: 'ordered', since: today.now });
    const parcel = parcels.get(id);
    return parcel ? [200, { id, ...parcel }] : [404, {}];
  });
  return { system, parcels, cancelled, today };
}
