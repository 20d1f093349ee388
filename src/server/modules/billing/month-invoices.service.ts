import type { PriceLine, PriceSummary } from '../../../shared/api/price.ts';
import { addDays, addMonths, daysBetween } from '../../../shared/calendar.ts';
import {
  chargeLine,
  creditLine,
  instalmentLines,
  monthInvoiceLines,
  shareOf,
  voucherLines,
} from '../../../shared/invoice-lines.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { recordBilledMonths } from '../contracts/contract.repository.ts';
import { balanceRest } from './balance.service.ts';
import {
  type BegunContract,
  type BilledOrder,
  findBilledOrder,
  hasBegun,
} from './billed-order.repository.ts';
import { type Charge, openCharges, recordCharged } from './contract-charge.repository.ts';
import { openCredits, recordCredited } from './contract-credit.repository.ts';
import { issueInvoice } from './issue-invoice.service.ts';
import { packageLines } from './package-lines.repository.ts';
import { payOutCredits } from './pay-out-credits.service.ts';
import { lockOpenVouchers, recordUsedVouchers } from './voucher.repository.ts';

/** A month of a contract; the first is 1. It runs from the contract's day of the month to the day before the next. */
export interface Month {
  number: number;
  from: string;
  to: string;
}

/** Bills the months of a locked order that have begun by a day; each month is billed once, in advance. */
export async function billMonths(
  tx: Queryable,
  deps: AppDeps,
  orderId: string,
  today: string,
): Promise<void> {
  for (;;) {
    const order = await findBilledOrder(tx, orderId);
    const contract = order?.contract ?? null;
    if (!order || !hasBegun(contract) || !contract.nextInvoiceOn || contract.nextInvoiceOn > today) return;
    await billMonth(tx, deps, order, contract);
  }
}

/** The nth month of a contract. */
export function monthOf({ startsOn }: Pick<BegunContract, 'startsOn'>, number: number): Month {
  return { number, from: addMonths(startsOn, number - 1), to: addDays(addMonths(startsOn, number), -1) };
}

/** The costs of a month: the line by the days that it existed, and the jersey's instalment in any case. */
export function dueLines(
  order: BilledOrder,
  contract: BegunContract,
  { number, from, to }: Month,
): PriceLine[] {
  const { withdrawnOptions, jerseyWithdrawn } = order;
  const price = agreedPrice(order, number);
  const lines = isLineThere(contract, from)
    ? monthInvoiceLines(price, { month: number, ...daysOf(contract, { from, to }) })
    : instalmentLines(price, number);
  return lines
    .filter(({ id }) => !withdrawnOptions.some((option) => id === `option:${option}`))
    .filter(({ id }) => !(jerseyWithdrawn && id === 'jerseyMonthly'));
}

/** In its last month a line may exist for some days only. */
function daysOf(contract: BegunContract, { from, to }: Pick<Month, 'from' | 'to'>) {
  return { usedDays: daysBetween(from, lastDay(contract, to)) + 1, allDays: daysBetween(from, to) + 1 };
}

/** Packages that come each month cost, like the line, by the days of a shortened month. */
async function duePackages(tx: Queryable, contract: BegunContract, month: Month): Promise<PriceLine[]> {
  if (!isLineThere(contract, month.from)) return [];
  const billed = { month: month.number, ...daysOf(contract, month) };
  return (await packageLines(tx, contract.id, month.from)).map((line) => shareOf(line, billed));
}

/** Of a line that has ended before this month nothing more is asked for a card. */
async function dueCharges(tx: Queryable, contract: BegunContract, month: Month): Promise<Charge[]> {
  return isLineThere(contract, month.from) ? openCharges(tx, contract.id) : [];
}

/** The price of a month: another tariff takes the place of the ordered one, whose discount ends. */
function agreedPrice({ price, tariffChanges }: BilledOrder, month: number): PriceSummary {
  const change = tariffChanges.findLast((begun) => begun.month <= month);
  if (!change) return price;
  const lines = price.lines.filter(({ id }) => id !== 'couponMonthly');
  return { ...price, lines: lines.map((line) => (line.id === 'tariff' ? change.line : line)) };
}

/** The first day of the next month with costs; null when there is none. */
export function nextInvoiceDay(
  order: BilledOrder,
  contract: BegunContract,
  billedMonths: number,
): string | null {
  const next = monthOf(contract, billedMonths + 1);
  const goesOn = isLineThere(contract, next.from) || dueLines(order, contract, next).length > 0;
  return goesOn ? next.from : null;
}

async function billMonth(tx: Queryable, deps: AppDeps, order: BilledOrder, contract: BegunContract) {
  const month = monthOf(contract, contract.billedMonths + 1);
  const lines = [
    ...dueLines(order, contract, month),
    ...(await duePackages(tx, contract, month)),
    ...(await dueCharges(tx, contract, month)).map(chargeLine),
    ...(await openCredits(tx, contract.id)).map(creditLine),
  ];
  const nextOn = nextInvoiceDay(order, contract, month.number);
  await recordBilledMonths(tx, contract.id, { months: month.number, nextOn });
  if (lines.length > 0) await issueMonth(tx, deps, order, contract, { month, lines });
  await payOutCredits(tx, deps, order.orderId);
}

async function issueMonth(
  tx: Queryable,
  deps: AppDeps,
  order: BilledOrder,
  contract: BegunContract,
  { month, lines }: { month: Month; lines: PriceLine[] },
): Promise<void> {
  const period = {
    periodFrom: month.from,
    periodTo: isLineThere(contract, month.from) ? lastDay(contract, month.to) : month.to,
  };
  const draft = { kind: 'monthly', month: month.number, lines, ...period } as const;
  const vouchers = await lockOpenVouchers(tx, order.userId);
  const { id: invoiceId } = await issueInvoice(tx, deps, order, {
    ...draft,
    lines: [...lines, ...voucherLines(vouchers)],
  });
  if (isLineThere(contract, month.from)) await recordCharged(tx, contract.id, invoiceId);
  await recordCredited(tx, contract.id, invoiceId);
  await recordUsedVouchers(
    tx,
    vouchers.map(({ id }) => id),
    invoiceId,
  );
  await balanceRest(tx, deps, order.orderId);
}

function isLineThere({ withdrawnOn, endedOn }: BegunContract, from: string): boolean {
  return withdrawnOn === null && (endedOn === null || from <= endedOn);
}

function lastDay({ endedOn }: BegunContract, to: string): string {
  return endedOn !== null && endedOn < to ? endedOn : to;
}
