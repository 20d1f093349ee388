import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { lineStart, minimumEnd } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { insertContract, type NewContract } from '../contracts/contract.repository.ts';
import type { ShownMandate } from '../payments/mandate-terms.service.ts';
import { assignSim } from '../phone-numbers/sim.repository.ts';
import { sellNumber } from '../phone-numbers/sold-number.repository.ts';
import { contractPapers } from './contract-summary/confirmation.service.ts';
import { enqueueOrderMail } from './order-mail.ts';
import type { PayableOrder } from './payable-order.repository.ts';

/** The payment of an order, and the mandate under which it was debited. */
interface PaidOrder {
  paidCents: number;
  mandate: ShownMandate | null;
}

/** Fulfils a paid order, in the transaction of the payment: number, SIM, contract, mail. Runs once per order. */
export async function fulfilOrder(
  tx: Queryable,
  deps: AppDeps,
  order: PayableOrder,
  paid: PaidOrder,
): Promise<void> {
  const contract = newContract(deps, order);
  if (!(await insertContract(tx, contract))) return;
  await sellNumber(tx, order.id, contract.now);
  await assignSim(tx, order.id, order.simType);
  await confirm(tx, deps, order, contract, paid);
}

function newContract(deps: AppDeps, order: PayableOrder): NewContract {
  const now = deps.clock();
  const concludedOn = berlinToday(order.createdAt);
  const { earlyStart, isPorted } = order;
  const startsOn = isPorted
    ? null
    : lineStart({ orderedOn: concludedOn, paidOn: berlinToday(now), earlyStart });
  return {
    id: deps.random.id(),
    team: order.team,
    number: `V-${deps.random.digits(10)}`,
    userId: order.userId,
    orderId: order.id,
    tariffId: order.tariffId,
    msisdn: order.msisdn,
    concludedOn,
    startsOn,
    minimumEndsOn: startsOn && minimumEnd(startsOn, order.termMonths),
    now,
  };
}

async function confirm(
  tx: Queryable,
  deps: AppDeps,
  order: PayableOrder,
  contract: NewContract,
  { paidCents, mandate }: PaidOrder,
) {
  const { lang } = order;
  const { team, email: to, name, number } = order;
  const values = {
    name,
    number,
    amount: formatCents(paidCents),
    contract: contract.number,
    start: germanDay(contract.startsOn ?? ''),
    awaitsNumber: contract.startsOn === null ? 'yes' : 'no',
  };
  const attachments = await contractPapers(tx, deps, contract, mandate);
  await enqueueOrderMail(tx, deps, { team, lang, to, template: 'orderPaid', values, attachments });
}
