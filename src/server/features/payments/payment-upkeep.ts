import type { FastifyInstance } from 'fastify';
import { reconcilePayments } from '../../commerce/payments/reconcile.service.ts';
import { runRefunds } from '../../modules/payments/run-refunds.service.ts';
import type { AppDeps } from '../../deps.ts';
import { repeatWhileListening } from '../../plugins/repeat-while-listening.ts';

const everyMs = 2000;

/** What is done for payments without anybody asking: the provider's news are fetched, money is sent back. */
export async function paymentUpkeep(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'a payment could not be looked after');
  repeatWhileListening(app, everyMs, async () => {
    await reconcilePayments(deps, onFailure);
    await runRefunds(deps, onFailure);
  });
}
