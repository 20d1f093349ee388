import { berlinToday } from '../../../shared/dates.ts';
import { nextDelivery } from '../../../shared/states/delivery.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { moveParcel, type Parcel, parcelsUnderWay } from '../orders/delivery.repository.ts';
import type { DueWork } from './each-due.service.ts';
import { findLine } from './line.repository.ts';

/** Moves an order's parcels on to their state of today; the customer gets a mail when a parcel is on its way. */
export const deliver: DueWork = async (tx, deps, orderId, today) => {
  for (const parcel of await parcelsUnderWay(tx, orderId)) await moveOn(tx, deps, orderId, parcel, today);
};

async function moveOn(tx: Queryable, deps: AppDeps, orderId: string, parcel: Parcel, today: string) {
  const { kind, state } = parcel;
  let at = { state, since: berlinToday(parcel.updatedAt) };
  for (;;) {
    const next = nextDelivery(kind, at, today);
    if (!next) return;
    at = next;
    // An existing tracking number is kept; the time is noon, so that the day is the same in Berlin.
    const trackingNumber = next.state === 'handedOver' ? `00340${deps.random.digits(15)}` : null;
    await moveParcel(tx, orderId, {
      kind,
      state: next.state,
      at: new Date(`${next.since}T11:00:00Z`),
      trackingNumber,
    });
    if (trackingNumber) await tell(tx, deps, orderId, kind, trackingNumber);
  }
}

async function tell(tx: Queryable, deps: AppDeps, orderId: string, kind: string, tracking: string) {
  const { team, lang, email: to, name, orderNumber: number } = await findLine(tx, orderId);
  await enqueueMail(tx, deps, {
    team,
    lang,
    to,
    name: 'parcelSent',
    values: { name, kind, tracking, number },
  });
}
