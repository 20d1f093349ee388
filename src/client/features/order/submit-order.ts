import type { PaymentVersion } from '../../../shared/enums.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { api } from '../../lib/http.ts';
import { storedInvitation } from '../../lib/invitation.ts';
import type { SessionGrant } from '../../lib/user.ts';

/** What the server answers to an order. */
export interface OrderAnswer {
  order: { id: string; number: string };
  /** Only for a guest, who is a customer from now on. */
  session?: SessionGrant;
}

interface OrderRequest {
  forms: Record<string, FormValues>;
  paymentVersion: PaymentVersion;
  invitationCode?: string;
}

let last: { body: string; key: string } | undefined;

/** The same order keeps its key however often it is sent; a changed one is another intent. */
function keyOf(request: OrderRequest): string {
  const body = JSON.stringify(request);
  if (last?.body !== body) last = { body, key: crypto.randomUUID() };
  return last.key;
}

interface Placing {
  forms: Record<string, FormValues>;
  paymentVersion: PaymentVersion;
  /** Of the contract summary that was shown; without one the server refuses. */
  summaryId: string | undefined;
  flowVersion: string;
}

/** Places the order. Sent twice, by a double click or after a lost answer, it is placed once. */
export function placeOrder({ forms, paymentVersion, summaryId, flowVersion }: Placing): Promise<OrderAnswer> {
  const invitationCode = storedInvitation();
  const request: OrderRequest = { forms, paymentVersion, ...(invitationCode && { invitationCode }) };
  return api<OrderAnswer>('/api/orders', {
    data: { ...request, summaryId },
    // The same order under a summary that was made anew is still the same order.
    idempotencyKey: keyOf(request),
    headers: { 'X-Definition-Version': flowVersion },
  });
}
