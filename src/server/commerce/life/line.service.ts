import { formatPhone } from '../../../shared/format-phone.ts';
import { lastDayToCancel } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { enqueueLetter } from '../../letter.ts';
import { quarantineEnd } from '../contracts/undo-order.service.ts';
import { releaseLine } from '../contracts/withdrawal.repository.ts';
import type { DueWork } from '../../modules/lifecycle/each-due.service.ts';
import { findLine, noteClosed, noteCompleted, noteReminder, switchOn } from './line.repository.ts';

/** The first day of a line: the SIM works, and the customer can measure its speed (§ 6 TKTransparenzV). */
export const activate: DueWork = async (tx, deps, orderId) => {
  await switchOn(tx, orderId, deps.clock());
  await write(tx, deps, orderId, 'lineActive');
};

/** Everything that was ordered is there. */
export const complete: DueWork = (tx, deps, orderId) => noteCompleted(tx, orderId, deps.clock());

/** Before the minimum term ends: until when to cancel, and what happens otherwise (§ 56 (3) TKG). */
export const remind: DueWork = async (tx, deps, orderId) => {
  await noteReminder(tx, orderId);
  await write(tx, deps, orderId, 'termReminder');
};

/** The day after the last: SIM off, number into quarantine. */
export const close: DueWork = async (tx, deps, orderId) => {
  await noteClosed(tx, orderId, deps.clock());
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
    minimumEnd: dayOf(minimumEndsOn),
    lastDay: dayOf(minimumEndsOn && lastDayToCancel(minimumEndsOn)),
    end: dayOf(endedOn),
  };
  await enqueueLetter(tx, deps, { team, lang, to, name, values });
}

function dayOf(iso: string | null): string {
  return (iso ?? '').split('-').reverse().join('.');
}
