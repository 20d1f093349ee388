import type { PriceLine } from '../../../shared/api/price.ts';
import { daysBetween } from '../../../shared/calendar.ts';
import { usageLines } from '../../../shared/invoice-lines.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { recordBilledMonths } from '../contracts/contract.repository.ts';
import { balanceOrder, balanceRest } from './balance.service.ts';
import {
  type BegunContract,
  type BilledOrder,
  findBilledOrder,
  hasBegun,
} from './billed-order.repository.ts';
import { type Corrected, correctInvoices } from './correct-invoices.service.ts';
import type { Invoice } from './invoice.ts';
import { issueInvoice } from './issue-invoice.service.ts';
import { monthOf, nextInvoiceDay } from './month-invoices.service.ts';
import { payOutCredits } from './pay-out-credits.service.ts';
import { refundCredits } from './refund-credits.service.ts';
import { type Period, usedCents } from './withdrawn-package.service.ts';

/** The withdrawn parts; the order's rows already contain the withdrawal. */
export interface WithdrawnParts {
  isWithdrawn: (line: PriceLine) => boolean;
  /**
   * The last day of a line that the customer used on request before the period was over; those days are paid (§ 357a
   * BGB).
   */
  usedUntil?: string;
  usedPackages?: UsedPackages;
}

/**
 * Lines of packages that were used by express wish until a day: a share by days is kept. A package of the order counts on
 * days of its own, which are not those of the month that bills it; null: the days of the invoice.
 */
export interface UsedPackages {
  until: string;
  lines: ReadonlyMap<string, Period | null>;
}

/**
 * Corrects the money of a locked order after a withdrawal: credit notes for invoiced lines, an invoice for the days
 * used, credits against debts, and a refund of the rest.
 */
export async function billWithdrawal(
  tx: Queryable,
  deps: AppDeps,
  orderId: string,
  { isWithdrawn, usedUntil, usedPackages }: WithdrawnParts,
): Promise<Corrected> {
  const order = await findBilledOrder(tx, orderId);
  if (!order) return { creditCents: 0, keptCents: 0 };
  const keeps = ({ id, cents }: PriceLine, invoice: Invoice) => {
    const days = usedPackages?.lines.get(id);
    return usedPackages && days !== undefined ? usedCents(cents, days ?? invoice, usedPackages.until) : 0;
  };
  const corrected = await correctInvoices(tx, deps, order, isWithdrawn, keeps);
  const { contract } = order;
  if (hasBegun(contract)) await goOn(tx, order, contract);
  // First each credit note with its own invoice: the bill for the usage then says what is left of them.
  await balanceOrder(tx, deps, orderId);
  if (hasBegun(contract) && usedUntil) await billUsage(tx, deps, order, contract, usedUntil);
  await balanceOrder(tx, deps, orderId);
  await refundCredits(tx, deps, orderId);
  await balanceRest(tx, deps, orderId);
  await payOutCredits(tx, deps, orderId);
  return corrected;
}

/** From now on only the remaining parts are billed: a printed jersey's instalments, or the line without a package. */
async function goOn(tx: Queryable, order: BilledOrder, contract: BegunContract): Promise<void> {
  const { id, billedMonths: months } = contract;
  await recordBilledMonths(tx, id, { months, nextOn: nextInvoiceDay(order, contract, months) });
}

async function billUsage(
  tx: Queryable,
  deps: AppDeps,
  order: BilledOrder,
  contract: BegunContract,
  until: string,
): Promise<void> {
  const lines: PriceLine[] = [];
  for (let number = 1; monthOf(contract, number).from <= until; number++) {
    const { from, to } = monthOf(contract, number);
    const usedDays = Math.min(daysBetween(from, until), daysBetween(from, to)) + 1;
    lines.push(...usageLines(order.price, { month: number, usedDays, allDays: daysBetween(from, to) + 1 }));
  }
  if (lines.length === 0) return;
  const period = { periodFrom: contract.startsOn, periodTo: until };
  await issueInvoice(tx, deps, order, { kind: 'final', lines, ...period });
}
