import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import type { BillingCustomer } from '../../infra/ports/billing-customers/billing-customers.ts';
import { OutOfReach } from '../../infra/ports/circuit-breaker.ts';
import {
  type BillingState,
  billingStateOf,
  recordBillingState,
  takePending,
} from './billing-customer.repository.ts';
import { findReader } from './user.repository.ts';

/** So few at once, so that a round ends soon even if the billing system hangs. */
const atOnce = 10;

/**
 * Makes a person a customer of the billing system, before anything is written or charged. The system has one customer for
 * one id, so a repeated order makes no second one.
 * @returns `pending` when the system is away: it is asked again by a job
 * @throws Problem 1006 when it refuses this person
 */
export async function createBillingCustomer(
  deps: AppDeps,
  customer: BillingCustomer,
): Promise<Exclude<BillingState, 'refused'>> {
  if ((await billingStateOf(deps.db, customer.id)) === 'created') return 'created';
  const outcome = await deps.ports.billingCustomers.create(customer).catch((error: unknown) => {
    if (!(error instanceof OutOfReach)) throw error;
    deps.onOutsideFailure(error, 'create a billing customer');
    return 'pending' as const;
  });
  if (outcome === 'refused') throw problem(1006);
  return outcome;
}

/** Asks the billing system again about customers whom it does not know yet. People decide about one that it refuses. */
export async function confirmBillingCustomers(
  deps: AppDeps,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const customers = await takePending(deps.db, deps.clock(), atOnce);
  await Promise.all(customers.map((customer) => confirm(deps, customer).catch(onFailure)));
}

async function confirm(deps: AppDeps, customer: BillingCustomer): Promise<void> {
  const outcome = await deps.ports.billingCustomers.create(customer);
  await deps.db.transaction(async (tx) => {
    await recordBillingState(tx, customer.id, outcome, deps.clock());
    if (outcome !== 'refused') return;
    const reader = await findReader(tx, customer.id);
    if (reader)
      await enqueueMail(tx, deps, {
        team: reader.team,
        lang: 'de',
        name: 'billingRefused',
        values: { id: customer.id },
      });
  });
}
