import type { Lang } from '../../../shared/form-script.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Guest } from '../../modules/customers/guest.repository.ts';
import type { SessionTokens } from '../../modules/customers/session.service.ts';

/** A wish to order, as it came in. */
export interface OrderRequest {
  team: TeamId;
  lang: Lang;
  userId: string | undefined;
  guest: Guest | null;
  /** Untrusted: judged by the flow. */
  forms: Record<string, unknown>;
  paymentVersion: string;
  invitationCode: string | undefined;
  /** The contract summary that the customer was given for this order (§ 54 TKG). */
  summaryId: string | undefined;
  idempotencyKey: string;
  /** The flow's version that the forms were filled in under, if it is no longer in force. */
  outdatedVersion: string | undefined;
}

export interface PlacedOrder {
  orderId: string;
  /** A guest became a customer with the order and is logged in. */
  session?: { userId: string; tokens: SessionTokens };
}
