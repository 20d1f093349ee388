import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { type Awaited, awaitedAtFirst, lineStart, minimumEnd } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { insertContract, type NewContract } from '../contracts/contract.repository.ts';
import type { ShownMandate } from '../payments/mandate-terms.service.ts';
import { takeStockSim } from '../phone-numbers/sim.repository.ts';
import { sellNumber } from '../phone-numbers/sold-number.repository.ts';
import { contractPapers } from './contract-summary/confirmation.service.ts';
import type { PayableOrder } from './payable-order.repository.ts';

/** The payment of an order, and the mandate under which it was debited. */
interface PaidOrder {
  paidCents: number;
  mandate: ShownMandate | null;
}

/** What a line waits for, and its first possible day. */
interface Beginning {
  awaits: Awaited | null;
  first: string;
}

/** Fulfils a paid order, in the transaction of the payment: number, SIM, contract, mail. Runs once per order. */
export async function fulfilOrder(
  tx: Queryable,
  deps: AppDeps,
  order: PayableOrder,
  paid: PaidOrder,
): Promise<void> {
  const first = lineStart({
    orderedOn: berlinToday(order.createdAt),
    paidOn: berlinToday(deps.clock()),
    earlyStart: order.earlyStart,
  });
  const awaits = awaitedAtFirst(order);
  const contract = newContract(deps, order, awaits ? null : first);
  if (!(await insertContract(tx, contract))) return;
  await sellNumber(tx, order.id, contract.now);
  // An order has it from its first moment; one of before that rule gets it here.
  if (!(await takeStockSim(tx, order.id, order.simType)))
    throw new Error(`There is no SIM of type ${order.simType} for the order ${order.id}.`);
  await confirm(tx, deps, order, contract, { ...paid, awaits, first });
}

function newContract(deps: AppDeps, order: PayableOrder, startsOn: string | null): NewContract {
  return {
    id: deps.random.id(),
    team: order.team,
    number: `V-${deps.random.digits(10)}`,
    userId: order.userId,
    orderId: order.id,
    tariffId: order.tariffId,
    msisdn: order.msisdn,
    concludedOn: berlinToday(order.createdAt),
    startsOn,
    minimumEndsOn: startsOn && minimumEnd(startsOn, order.termMonths),
    now: deps.clock(),
  };
}

async function confirm(
  tx: Queryable,
  deps: AppDeps,
  order: PayableOrder,
  contract: NewContract,
  { paidCents, mandate, awaits, first }: PaidOrder & Beginning,
) {
  const { team, lang, userId, email: to, name, number, earlyStart } = order;
  const values = {
    name,
    number,
    amount: formatCents(paidCents),
    contract: contract.number,
    contractId: contract.id,
    start: germanDay(first),
    awaits: awaits ?? 'nothing',
    early: earlyStart ? 'yes' : 'no',
    kind: order.simType,
  };
  const attachments = await contractPapers(tx, deps, { ...contract, awaits, first }, mandate);
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'orderPaid', values, attachments });
}
