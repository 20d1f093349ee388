import type { OrderView } from '../../../shared/api/order-view.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Text } from '../../lib/text.ts';

type Porting = NonNullable<OrderView['porting']>;

/** When a number comes: on its day, on another day than was agreed first, or not known yet. */
export function portingSentence(text: Text, porting: Porting): string {
  const { msisdn, scheduledOn, agreedOn } = porting;
  return text(`dashboard.next.porting.${standOf(porting)}`, {
    number: formatPhone(msisdn),
    day: scheduledOn ? germanDay(scheduledOn) : '',
    agreed: agreedOn ? germanDay(agreedOn) : '',
  });
}

function standOf({ scheduledOn, agreedOn }: Porting): string {
  if (scheduledOn === null) return agreedOn ? 'postponed' : 'text';
  if (agreedOn === null || scheduledOn === agreedOn) return 'on';
  return scheduledOn > agreedOn ? 'later' : 'earlier';
}
