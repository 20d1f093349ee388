import { isIsoDate } from '../../../../shared/dates.ts';
import type { PortingEvent } from '../../../../shared/states/porting.ts';
import { portingReasons } from '../../../../shared/states/porting.ts';
import type { PortingRequest } from './porting.ts';

/** @throws Error when an operator cannot give this answer, or names a day before the line may begin */
export function checkPortingUpdate(
  update: PortingEvent | null,
  { notBefore }: Pick<PortingRequest, 'notBefore'>,
): PortingEvent | null {
  if (update === null || isUpdate(update, notBefore)) return update;
  throw new Error('an answer that cannot be');
}

function isUpdate(update: PortingEvent, notBefore: string): boolean {
  if (typeof update !== 'object') return false;
  switch (update.type) {
    case 'sent':
    case 'postponed':
      return true;
    case 'rejected':
      return portingReasons.includes(update.reason);
    case 'scheduled':
      return isIsoDate(String(update.on)) && update.on >= notBefore;
    case 'dayCame':
    case 'completed':
      return isIsoDate(String(update.on));
    default:
      return false;
  }
}
