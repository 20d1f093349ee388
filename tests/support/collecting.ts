import { collectInvoices } from '../../src/server/modules/billing/collect-invoices.service.ts';
import { invoicesOf } from '../../src/server/modules/billing/invoice-view.service.ts';
import { runLifecycle } from '../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { reconcilePayments } from '../../src/server/modules/payments/reconcile.service.ts';
import { runRefunds } from '../../src/server/modules/payments/run-refunds.service.ts';
import type { InvoiceView } from '../../src/shared/api/billing.ts';
import type { OrderForms } from '../../src/shared/order-forms.ts';
import type { TestApp } from './app.ts';
import { paidOrder } from './lines.ts';

/** The sandbox's accounts, by what becomes of a debit. */
export const accounts = {
  succeeds: 'DE89370400440532013000',
  fails: 'DE62370400440532013001',
  disputed: 'DE35370400440532013002',
  succeedsLate: 'DE08370400440532013003',
  failsLate: 'DE78370400440532013004',
} as const;

/** A paid order by direct debit, from an account that pays at first and may behave otherwise afterwards. */
export async function sepaOrder(t: TestApp, later: keyof typeof accounts = 'succeeds') {
  const payment: OrderForms['order/payment'] = {
    method: 'sepa',
    iban: accounts.succeeds,
    accountHolder: 'Ayşe Yılmaz',
  };
  const guest = await paidOrder(t, (forms) => ({ ...forms, 'order/payment': payment }));
  const changed = await t.db.query(
    `UPDATE sandbox_session SET iban = $2 WHERE kept_token IN (SELECT token FROM saved_method m
       JOIN contract_means c ON c.saved_method_id = m.id WHERE c.order_id = $1) RETURNING id`,
    [guest.order.id, accounts[later]],
  );
  if (changed.length !== 1) throw new Error('The order has no means of payment.');
  return guest;
}

const fail = (error: unknown) => {
  throw error;
};

/** What a server does all the time: bills, debits, asks how they stand, sends money back. */
export async function runMoney(t: TestApp): Promise<void> {
  await runDebits(t);
  await runRefunds(t.deps, fail);
}

/** The same without refunds. */
export async function runDebits(t: TestApp): Promise<void> {
  await runLifecycle(t.deps);
  await collectInvoices(t.deps, fail);
  await reconcilePayments(t.deps, fail);
}

/** Lets days pass one by one, each with what it brings to bills and debits. */
export async function liveWithMoney(t: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    t.pass({ days: 1 });
    await runMoney(t);
  }
}

/** A customer's invoices as the app shows them, also long after the login. */
export async function billsOf(t: TestApp, { order }: { order: { id: string } }): Promise<InvoiceView[]> {
  const [owner] = await t.db.query<{ id: string }>('SELECT user_id AS id FROM orders WHERE id = $1', [
    order.id,
  ]);
  return invoicesOf(t.deps, owner?.id ?? '');
}
