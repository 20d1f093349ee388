import type { OrderView } from '../../../shared/api/order-view.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { TimelineStep } from '../../components/timeline.tsx';
import type { Text } from '../../lib/text.ts';

type Parcel = OrderView['delivery'][number];
type Porting = NonNullable<OrderView['porting']>;

const delivery = ['ordered', 'packed', 'handedOver', 'delivered'] as const;
const porting = ['requested', 'sentToDonor', 'scheduled', 'inProgress', 'completed'] as const;

/** The steps of a parcel: past, current and next; the tracking number where it applies. */
export function deliveryStations(text: Text, { state, trackingNumber }: Parcel): TimelineStep[] {
  const known = delivery.find((id) => id === state);
  if (!known) return [{ id: state, title: text(`dashboard.delivery.state.${state}`), state: 'failed' }];
  const at = delivery.indexOf(known);
  return delivery.map((id, index) => ({
    id,
    title: text(`dashboard.delivery.state.${id}`),
    state: stateOf(index, at, delivery.length),
    note:
      id === 'handedOver' && trackingNumber
        ? text('dashboard.delivery.tracking', { number: trackingNumber })
        : undefined,
  }));
}

/** The steps of a number from the old provider; a refused or cancelled porting ends there. */
export function portingStations(text: Text, { state, scheduledOn, reason }: Porting): TimelineStep[] {
  const known = porting.find((id) => id === state);
  const at = known ? porting.indexOf(known) : 1;
  const way = porting.map(
    (id, index): TimelineStep => ({
      id,
      title: text(`dashboard.porting.state.${id}`),
      state: stateOf(index, at, porting.length),
      time: id === 'scheduled' && scheduledOn ? germanDay(scheduledOn) : undefined,
    }),
  );
  if (known) return way;
  const end: TimelineStep = {
    id: state,
    title: text(`dashboard.porting.state.${state}`),
    state: 'failed',
    note: reason ? text(`dashboard.porting.reason.${reason}`) : undefined,
  };
  return [...way.slice(0, 2).map((station) => ({ ...station, state: 'done' as const })), end];
}

function stateOf(index: number, at: number, length: number): TimelineStep['state'] {
  if (index < at || at === length - 1) return 'done';
  return index === at ? 'current' : 'ahead';
}
