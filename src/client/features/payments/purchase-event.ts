import type { SubjectKind } from '../../../shared/enums.ts';
import { purchaseEvent } from '../../../shared/purchase-event.ts';
import { call } from '../../lib/call.ts';
import { hasConsent } from '../../lib/consent.ts';
import { pushEvent } from '../../lib/data-layer.ts';
import { currentSession } from '../../lib/session.ts';

/**
 * Sends the event with the consent to analytics, and who bought with that to marketing as well (specification, "Purchase
 * event"). The server gives each transaction once. A purchase that cannot be asked for is not told at all.
 */
export async function pushPurchase(kind: SubjectKind, id: string): Promise<void> {
  if (!hasConsent('analytics')) return;
  const { purchase } = await call('POST /api/payments/:kind/:id/purchase', { params: { kind, id } });
  const session = currentSession();
  const buyer = hasConsent('marketing') && session.state === 'authenticated' ? session.user : undefined;
  if (purchase) pushEvent(purchaseEvent(purchase, buyer));
}
