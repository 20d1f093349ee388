import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { orderNewNumber } from '../../../shared/contracts/order.contract.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { isUuid } from '../../../shared/uuid.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { passOnAnswers } from '../../infra/forms/pass-on-answers.service.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { beginIfAllCame } from '../contracts/begin-contract.service.ts';
import { setContractNumber } from '../contracts/contract.repository.ts';
import { findNumber } from '../phone-numbers/phone-number.repository.ts';
import { orderNumber, sellNumber } from '../phone-numbers/sold-number.repository.ts';
import { cancelPorting } from '../portings/cancel-porting.service.ts';
import { requireGivenUp } from '../portings/given-up-porting.service.ts';
import { keepOrderAnswers } from './order-parts.repository.ts';
import { lockOrder, type PayableOrder, setNewNumber } from './payable-order.repository.ts';

/** The number that the customer holds and takes. */
interface Taken {
  id: string;
  msisdn: string;
}

/**
 * Gives a line whose number the old operator has refused for too long a new number, free of charge; the line begins as
 * one with a new number does.
 * @throws Problem 1111 for another customer's order, or one without a porting; 1120 when it is too early; 1104 for a
 * number that costs something, or is not there; 1105 for one that the customer does not hold
 */
export async function replaceNumber(
  deps: AppDeps,
  userId: string,
  orderId: string,
  body: FormBody<'order/new-number'>,
): Promise<void> {
  const { phoneNumberId: numberId } = readForm(orderNewNumber, body);
  const kept = answersOf(deps, { 'order/new-number': body });
  const lines = await answerLines(deps, kept);
  const found = isUuid(numberId) ? await findNumber(deps.db, numberId, deps.clock()) : undefined;
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId) throw problem(1111);
    await requireGivenUp(tx, deps, orderId);
    if (found?.priceCents !== 0) throw atNumber(1104);
    const taken = { numberId, holder: `user:${userId}`, orderId, now: deps.clock() } as const;
    if (!(await orderNumber(tx, taken))) throw atNumber(1105);
    await cancelPorting(tx, deps, orderId);
    await takeOver(tx, deps, order, found);
    await keepOrderAnswers(tx, orderId, answersColumn(kept));
    await passOnAnswers(tx, deps, { team: order.team, kind: 'order', number: order.number }, lines);
  });
}

async function takeOver(tx: Queryable, deps: AppDeps, order: PayableOrder, { id, msisdn }: Taken) {
  const now = deps.clock();
  await sellNumber(tx, order.id, now);
  await setNewNumber(tx, order.id, { id, msisdn });
  await setContractNumber(tx, order.id, msisdn);
  const startsOn = (await beginIfAllCame(tx, order.id, berlinToday(now)))?.startsOn;
  const { team, lang, userId, email: to, name, number } = order;
  const values = {
    name,
    number,
    msisdn: formatPhone(msisdn),
    start: startsOn ? germanDay(startsOn) : 'card',
  };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'numberReplaced', values });
}

function atNumber(code: 1104 | 1105) {
  const rule = code === 1104 ? 'taken' : 'expired';
  return problem(code, { errors: [{ path: '/phoneNumberId', keyword: rule, rule }] });
}
