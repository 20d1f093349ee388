import { berlinToday } from '../../../shared/dates.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import type { ParcelUpdate } from '../../infra/ports/logistics/logistics.ts';
import { beginIfAllCame } from '../contracts/begin-contract.service.ts';
import {
  moveParcel,
  type Parcel,
  parcelId,
  parcelsUnderWay,
  recordParcelAsked,
} from '../orders/delivery.repository.ts';
import { findLine } from './line.repository.ts';

/**
 * Asks the carrier about parcels of paid orders, which also creates them there; the customer gets a mail when a parcel is
 * on its way, and the line begins when its card arrives. A failure does not stop the others.
 * @param id our id of a parcel that there is news about; default: all
 */
export async function deliver(deps: AppDeps, id?: string): Promise<void> {
  const waitMs = id === undefined ? deps.ports.logistics.askAgainSeconds * 1000 : 0;
  const askedBefore = new Date(deps.clock().getTime() - waitMs);
  const failures: unknown[] = [];
  for (const parcel of await parcelsUnderWay(deps.db, { ...(id ? { id } : {}), askedBefore }))
    await ask(deps, parcel).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function ask(deps: AppDeps, parcel: Parcel): Promise<void> {
  if (deps.ports.logistics.askAgainSeconds > 0) await recordParcelAsked(deps.db, parcel, deps.clock());
  const { orderId, updatedAt, ...sent } = parcel;
  const request = { ...sent, id: parcelId(orderId, parcel.kind), since: berlinToday(updatedAt) };
  const update = await deps.ports.logistics.updateOn(request, berlinToday(deps.clock()));
  if (update.state !== parcel.state) await record(deps, parcel, update);
}

function record(deps: AppDeps, parcel: Parcel, { state, since, trackingNumber }: ParcelUpdate) {
  return deps.db.transaction(async (tx) => {
    // Noon, so that the day is the same in Berlin.
    const at = new Date(`${since}T11:00:00Z`);
    const heardOn = berlinToday(deps.clock());
    if (!(await moveParcel(tx, parcel, { state, at, trackingNumber, heardOn }))) return;
    if (state === 'delivered' && parcel.kind === 'sim') await beginIfAllCame(tx, parcel.orderId);
    const wasSent = parcel.state === 'handedOver';
    if (wasSent || !trackingNumber) return;
    const line = await findLine(tx, parcel.orderId);
    const { team, lang, userId, email: to, name, orderNumber: number, awaits } = line;
    // A jersey begins nothing.
    const begins = parcel.kind === 'sim' && awaits ? awaits : 'nothing';
    const values = { name, kind: parcel.kind, tracking: trackingNumber, number, awaits: begins };
    await enqueueMail(tx, deps, { team, lang, userId, to, name: 'parcelSent', values });
  });
}
