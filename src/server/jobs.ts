import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './infra/deps.ts';
import { keepFigures } from './infra/figures/keep-figures.service.ts';
import type { Job } from './infra/jobs/job.ts';
import { mailDresser } from './infra/mail/dress/dress-mail.ts';
import { mailFoot } from './infra/mail/mail-foot.ts';
import { tellNetwork } from './infra/ports/network/tell-network.service.ts';
import { dispatchChannel } from './infra/ports/outbox/dispatcher.ts';
import type { Channel } from './infra/ports/outbox/outbox.repository.ts';
import { runTasks } from './infra/ports/tasks/run-tasks.service.ts';
import { answerObjections } from './modules/billing/answer-objections.service.ts';
import { collectInvoices } from './modules/billing/collect-invoices.service.ts';
import { readDueConnections } from './modules/calls/read-connections.service.ts';
import { confirmBillingCustomers } from './modules/customers/billing-customer.service.ts';
import { forgetAccounts } from './modules/customers/forget-accounts.service.ts';
import { makeReceipts } from './modules/declarations/make-receipts.service.ts';
import { endLatePlays } from './modules/games/play.service.ts';
import { drawRounds } from './modules/giveaway/draw-rounds.service.ts';
import { forgetIdentities } from './modules/lifecycle/forget-identities.service.ts';
import { runLifecycle } from './modules/lifecycle/run-lifecycle.service.ts';
import { cancelUnpaidOrders } from './modules/orders/unpaid-orders.service.ts';
import { giveDueAllowances } from './modules/packages/give-due.service.ts';
import { cancelUnpaidBookings } from './modules/packages/unpaid-bookings.service.ts';
import { reconcilePayments } from './modules/payments/reconcile.service.ts';
import { runRefunds } from './modules/payments/run-refunds.service.ts';
import { runReleases } from './modules/releases/run-releases.service.ts';
import { followCards } from './modules/sims/follow-cards.service.ts';
import { settleOverdueCards } from './modules/sims/overdue-cards.service.ts';
import { replaceDueSims } from './modules/sims/replace-due.service.ts';
import { readDueUsage } from './modules/usage/read-usage.service.ts';
import { forgetExpired } from './retention.ts';
import { runSandbox } from './sandbox/payments/sandbox-webhooks.http.ts';

const HOUR = 3600;

/** All repeated work. Jobs that several processes may run at once share their rows by `SKIP LOCKED`. */
export function jobsOf(app: FastifyInstance, deps: AppDeps): Job[] {
  const { db, clock, ports, config } = deps;
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'a part of a job failed');
  const mails = { dress: mailDresser(deps), foot: mailFoot(deps) };
  const outbox = { db, clock, ports, ...mails, onFailure, keepsTexts: config.embedded.devPages };
  const send = (channel: Channel) => (signal: AbortSignal) => dispatchChannel(outbox, channel, signal);
  return [
    { name: 'follow-clock', everySeconds: 1, run: async () => deps.shiftedClock?.follow() },
    ...releasesJob(deps, onFailure),
    { name: 'send-sms', everySeconds: 1, run: send('sms') },
    { name: 'send-mail', everySeconds: 1, run: send('email') },
    { name: 'tell-systems', everySeconds: 2, run: (signal) => runTasks(deps, onFailure, signal) },
    {
      name: 'confirm-billing-customers',
      everySeconds: 5,
      run: () => confirmBillingCustomers(deps, onFailure),
    },
    { name: 'run-sandbox', everySeconds: 1, run: () => runSandbox(app, deps) },
    { name: 'reconcile-payments', everySeconds: 2, run: () => reconcilePayments(deps, onFailure) },
    { name: 'run-refunds', everySeconds: 2, run: () => runRefunds(deps, onFailure) },
    { name: 'tell-network', everySeconds: 2, run: () => tellNetwork(deps, onFailure) },
    { name: 'give-allowances', everySeconds: 20, run: () => giveDueAllowances(deps) },
    { name: 'read-usage', everySeconds: 60, run: () => readDueUsage(deps, onFailure) },
    { name: 'read-connections', everySeconds: 60, run: () => readDueConnections(deps, onFailure) },
    { name: 'make-receipts', everySeconds: 20, isAlone: true, run: () => makeReceipts(deps, onFailure) },
    { name: 'collect-invoices', everySeconds: 10, run: () => collectInvoices(deps, onFailure) },
    { name: 'answer-objections', everySeconds: 10, run: () => answerObjections(deps, onFailure) },
    { name: 'run-lifecycle', everySeconds: 20, isAlone: true, run: (signal) => runLifecycle(deps, signal) },
    {
      name: 'cancel-unpaid-orders',
      everySeconds: 60,
      isAlone: true,
      run: () => cancelUnpaidOrders(deps, config.unpaidOrderDays),
    },
    {
      name: 'cancel-unpaid-bookings',
      everySeconds: 60,
      isAlone: true,
      run: () => cancelUnpaidBookings(deps, config.unpaidBookingHours),
    },
    { name: 'end-plays', everySeconds: 60, run: () => endLatePlays(deps) },
    { name: 'replace-sims', everySeconds: 20, run: () => replaceDueSims(deps, onFailure) },
    { name: 'follow-cards', everySeconds: 20, run: () => followCards(deps, onFailure) },
    { name: 'settle-overdue-cards', everySeconds: 60, run: () => settleOverdueCards(deps, onFailure) },
    { name: 'draw-giveaways', everySeconds: 20, run: () => drawRounds(deps) },
    { name: 'keep-figures', everySeconds: 5, run: () => keepFigures(deps) },
    { name: 'forget-identities', everySeconds: HOUR, isAlone: true, run: () => forgetIdentities(deps) },
    {
      name: 'forget-accounts',
      everySeconds: HOUR,
      isAlone: true,
      run: () => forgetAccounts(deps, onFailure),
    },
    { name: 'forget-expired', everySeconds: HOUR, isAlone: true, run: () => forgetExpired(db, clock()) },
  ];
}

/** Begins and ends releases at their times. Alone: a proof takes seconds, and one is enough. */
function releasesJob({ db, clock, config, prove }: AppDeps, onFailure: (error: unknown) => void): Job[] {
  if (config.definitionsFrom === 'folder' || !prove) return [];
  const run = () => runReleases({ db, clock, prove }, onFailure);
  return [{ name: 'run-releases', everySeconds: 1, isAlone: true, run }];
}
