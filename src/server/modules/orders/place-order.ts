import type { OrderBody } from '../../../shared/api/orders.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { Guest } from '../customers/guest.repository.ts';
import type { SessionStart, SessionTokens } from '../customers/session.service.ts';

/** A request to order, and the server's data about its sender. The forms are untrusted: the flow validates them. */
export interface OrderRequest extends OrderBody {
  team: TeamId;
  lang: Lang;
  userId: string | undefined;
  guest: Guest | null;
  caller: Caller;
  /** Of the session that a guest gets with the order. */
  session: SessionStart;
  paymentVersion: string;
  idempotencyKey: string;
  /** The flow's version under which the forms were filled in, if it is outdated. */
  outdatedVersion: string | undefined;
}

export interface PlacedOrder {
  orderId: string;
  /** The session of a guest who became a customer with the order. */
  session?: { userId: string; tokens: SessionTokens };
}
