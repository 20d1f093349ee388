import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lastDayToCancel } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { activateContract, closeContract, recordReminder } from '../contracts/contract-life.repository.ts';
import { quarantineEnd } from '../declarations/undo-order.service.ts';
import { setOrderState } from '../orders/payable-order.repository.ts';
import { releaseLine } from '../phone-numbers/release-line.service.ts';
import { switchOnSim } from '../phone-numbers/sim.repository.ts';
import type { DueWork } from './each-due.service.ts';
import { findLine } from './line.repository.ts';

/** The first day of a line: the SIM works, and the customer can measure its speed (§ 6 TKTransparenzV). */
export const activate: DueWork = async (tx, deps, orderId) => {
  await activateContract(tx, orderId, deps.clock());
  await switchOnSim(tx, orderId);
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
  await closeContract(tx, orderId, deps.clock());
  await releaseLine(tx, orderId, quarantineEnd(deps));
  await write(tx, deps, orderId, 'lineEnded');
};

async function write(tx: Queryable, deps: AppDeps, orderId: string, name: string): Promise<void> {
  const line = await findLine(tx, orderId);
  const { team, lang, email: to, minimumEndsOn, endedOn } = line;
  const values = {
    name: line.name,
    contract: line.contract ?? '',
    tariff: line.tariffName,
    msisdn: formatPhone(line.msisdn),
    awaitsNumber: line.awaitsNumber ? 'yes' : 'no',
    minimumEnd: germanDay(minimumEndsOn ?? ''),
    lastDay: germanDay(minimumEndsOn ? lastDayToCancel(minimumEndsOn) : ''),
    end: germanDay(endedOn ?? ''),
  };
  await enqueueMail(tx, deps, { team, lang, to, name, values });
}
