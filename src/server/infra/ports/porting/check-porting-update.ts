import type { PortingEvent } from '../../../../shared/states/porting.ts';
import { portingReasons } from '../../../../shared/states/porting.ts';

const plain = ['sent', 'dayCame', 'completed'];

/** @throws Error when an operator cannot give this answer */
export function checkPortingUpdate(update: PortingEvent | null): PortingEvent | null {
  if (update === null || isUpdate(update)) return update;
  throw new Error('an answer that cannot be');
}

function isUpdate(update: PortingEvent): boolean {
  if (typeof update !== 'object') return false;
  if (update.type === 'rejected') return portingReasons.includes(update.reason);
  if (update.type === 'scheduled') return /^\d{4}-\d{2}-\d{2}$/.test(String(update.on));
  return plain.includes(update.type);
}
