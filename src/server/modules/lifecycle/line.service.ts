import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { lastDayToCancel } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { payOutCredits } from '../billing/pay-out-credits.service.ts';
import { activateContract, closeContract, recordReminder } from '../contracts/contract-life.repository.ts';
import { activateAtNetwork, blockAtNetwork } from '../contracts/tell-line.service.ts';
import { quarantineEnd } from '../declarations/undo-order.service.ts';
import { setOrderState } from '../orders/payable-order.repository.ts';
import { beginLine } from '../packages/begin-line.service.ts';
import { finishLine } from '../packages/finish-line.service.ts';
import { releaseLine } from '../phone-numbers/release-line.service.ts';
import { switchOnSim } from '../phone-numbers/sim.repository.ts';
import { cancelPorting } from '../portings/cancel-porting.service.ts';
import { endReplacement } from '../sims/settle-replacement.service.ts';
import { beginReading } from '../usage/read-usage.service.ts';
import type { DueWork } from './each-due.service.ts';
import { findLine } from './line.repository.ts';

/** The first day of a line: the SIM works, and the customer can measure its speed (§ 6 TKTransparenzV). */
export const activate: DueWork = async (tx, deps, orderId) => {
  await activateContract(tx, orderId, deps.clock());
  await switchOnSim(tx, orderId);
  await activateAtNetwork(tx, deps, orderId);
  await beginLine(tx, deps, orderId);
  await beginReading(tx, deps, orderId);
  await write(tx, deps, orderId, 'lineActive');
};

/** Completes an order after all its parts have arrived. */
export const complete: DueWork = (tx, deps, orderId) => setOrderState(tx, orderId, 'completed', deps.clock());

/** Before the minimum term ends: until when to cancel, and what happens otherwise (§ 56 (3) TKG). */
export const remind: DueWork = async (tx, deps, orderId) => {
  await recordReminder(tx, orderId);
  await write(tx, deps, orderId, 'termReminder');
};

/** On the day after the last day: blocks the SIM and puts the number into quarantine. */
export const close: DueWork = async (tx, deps, orderId) => {
  await finishLine(tx, deps, orderId);
  await closeContract(tx, orderId, deps.clock());
  await cancelPorting(tx, deps, orderId);
  await endReplacement(tx, deps, orderId);
  await releaseLine(tx, orderId, quarantineEnd(deps));
  await blockAtNetwork(tx, deps, orderId);
  await payOutCredits(tx, deps, orderId);
  await write(tx, deps, orderId, 'lineEnded');
};

type News = 'lineActive' | 'termReminder' | 'lineEnded';

async function write(tx: Queryable, deps: AppDeps, orderId: string, name: News): Promise<void> {
  const line = await findLine(tx, orderId);
  const { team, lang, userId, email: to, minimumEndsOn, endedOn } = line;
  const values = {
    name: line.name,
    contract: line.contract ?? '',
    tariff: line.tariffName,
    msisdn: lineInWords(line),
    number: formatPhone(line.msisdn),
    minimumEnd: germanDay(minimumEndsOn ?? ''),
    lastDay: germanDay(minimumEndsOn ? lastDayToCancel(minimumEndsOn) : ''),
    end: germanDay(endedOn ?? ''),
  };
  // The SMS that was promised with the payment. A number that has just arrived has its own.
  const phones = name === 'lineActive' && !line.beganWithNumber ? [line.phone] : [];
  await enqueueMail(tx, deps, { team, lang, userId, to, name, values, phones });
}
