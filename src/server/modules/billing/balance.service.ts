import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { invoicesOfOrder } from './invoice.repository.ts';
import { type Invoice, openCents } from './invoice.ts';
import { settle } from './settlement.repository.ts';

/**
 * Settles credits of a locked order against its debts: a credit note against the invoice that it corrects, then against
 * the usage until a withdrawal. The rest is refunded by the means by which it was paid, and is not kept for invoices
 * that are not due yet. What no payment can bring back (a compensation, a voucher, the credit for the identity check that
 * a free month does not use up) waits for the next month.
 */
export async function balanceOrder(tx: Queryable, deps: AppDeps, orderId: string): Promise<void> {
  const isDebtOf = (credit: Invoice, { kind }: Invoice) =>
    kind === 'final' || (kind === 'monthly' && !credit.correctsId);
  await balance(tx, deps, orderId, isDebtOf);
}

/** Settles what is left of the credits of a locked order after the refunds against whatever it still owes. */
export async function balanceRest(tx: Queryable, deps: AppDeps, orderId: string): Promise<void> {
  await balance(tx, deps, orderId, (_credit, { kind }) => kind === 'final' || kind === 'monthly');
}

async function balance(
  tx: Queryable,
  deps: AppDeps,
  orderId: string,
  isDebtOf: (credit: Invoice, debt: Invoice) => boolean,
): Promise<void> {
  const invoices = await invoicesOfOrder(tx, orderId);
  for (const credit of invoices.filter((invoice) => openCents(invoice) < 0)) {
    const own = invoices.filter(({ id, correctsId }) => id === credit.correctsId || correctsId === credit.id);
    const others = invoices.filter((debt) => isDebtOf(credit, debt));
    for (const debt of [...own, ...others]) await offset(tx, deps, credit, debt);
  }
}

/** What a bill will get from the credits of earlier ones, in cents, at most. */
export async function creditFor(tx: Queryable, { kind, orderId }: Invoice): Promise<number> {
  if (kind !== 'monthly' && kind !== 'final') return 0;
  const invoices = await invoicesOfOrder(tx, orderId);
  const credits = invoices.filter((invoice) => openCents(invoice) < 0);
  return credits.reduce((sum, credit) => sum - openCents(credit), 0);
}

async function offset(tx: Queryable, deps: AppDeps, credit: Invoice, debt: Invoice): Promise<void> {
  const amountCents = Math.min(-openCents(credit), openCents(debt));
  if (amountCents <= 0) return;
  const now = deps.clock();
  const of = { kind: 'offset', now } as const;
  await settle(tx, { ...of, invoiceId: debt.id, otherId: credit.id, amountCents });
  await settle(tx, { ...of, invoiceId: credit.id, otherId: debt.id, amountCents: -amountCents });
  debt.settledCents += amountCents;
  credit.settledCents -= amountCents;
}
