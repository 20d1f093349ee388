import type { OrderBody, PlacedOrderView } from '../../../shared/api/orders.ts';
import type { PaymentVersion } from '../../../shared/enums.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { call } from '../../lib/call.ts';
import { storedInvitation } from '../../lib/invitation.ts';

let last: { body: string; key: string } | undefined;

/** The same order keeps its key for every attempt; a changed order gets a new key. */
function keyOf(request: OrderBody): string {
  const body = JSON.stringify(request);
  if (last?.body !== body) last = { body, key: crypto.randomUUID() };
  return last.key;
}

interface Placing {
  forms: Record<string, FormValues>;
  paymentVersion: PaymentVersion;
  /** The id of the contract summary that was shown; without it the server refuses. */
  summaryId: string | undefined;
  flowVersion: string;
}

/** Places the order. Two requests, by a double click or after a lost answer, place it once. */
export function placeOrder({
  forms,
  paymentVersion,
  summaryId,
  flowVersion,
}: Placing): Promise<PlacedOrderView> {
  const invitationCode = storedInvitation();
  const request: OrderBody = { forms, paymentVersion, ...(invitationCode && { invitationCode }) };
  return call('POST /api/orders', {
    body: { ...request, summaryId },
    // The same order with a newly made summary is still the same order.
    idempotencyKey: keyOf(request),
    headers: { 'X-Definition-Version': flowVersion },
  });
}
