import type { Queryable } from './infra/db/queryable.ts';
import { deleteExpired, type Kept } from './infra/db/retention.ts';
import { infraKept } from './infra/infra.retention.ts';
import { billingKept } from './modules/billing/billing.retention.ts';
import { callsKept } from './modules/calls/calls.retention.ts';
import { consentsKept } from './modules/consents/consents.retention.ts';
import { customersKept } from './modules/customers/customers.retention.ts';
import { gamesKept } from './modules/games/games.retention.ts';
import { giveawayKept } from './modules/giveaway/giveaway.retention.ts';
import { measuringKept } from './modules/measuring/measuring.retention.ts';
import { paymentsKept } from './modules/payments/payments.retention.ts';
import { simsKept } from './modules/sims/sims.retention.ts';
import { submissionsKept } from './modules/submissions/submissions.retention.ts';
import { supportKept } from './modules/support/support.retention.ts';
import { systemsKept } from './modules/systems/systems.retention.ts';
import { usageKept } from './modules/usage/usage.retention.ts';
import { workbenchKept } from './modules/workbench/workbench.retention.ts';

/** All tables whose rows have an end. */
export const kept: readonly Kept[] = [
  ...billingKept,
  ...callsKept,
  ...consentsKept,
  ...customersKept,
  ...infraKept,
  ...gamesKept,
  ...giveawayKept,
  ...measuringKept,
  ...paymentsKept,
  ...simsKept,
  ...submissionsKept,
  ...supportKept,
  ...systemsKept,
  ...usageKept,
  ...workbenchKept,
];

/** Deletes the expired rows of all modules. */
export function forgetExpired(db: Queryable, now: Date): Promise<void> {
  return deleteExpired(db, now, kept);
}
