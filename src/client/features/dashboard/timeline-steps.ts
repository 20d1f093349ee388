import type { OrderView } from '../../../shared/api/order-view.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { TimelineStep } from '../../components/timeline.tsx';
import type { Text } from '../../lib/text.ts';

type Parcel = OrderView['delivery'][number];
type Porting = NonNullable<OrderView['porting']>;

const delivery = ['ordered', 'packed', 'handedOver', 'delivered'] as const;
const stations = ['requested', 'sentToDonor', 'scheduled', 'inProgress', 'completed'] as const;

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
export function portingStations(text: Text, porting: Porting): TimelineStep[] {
  const { state, scheduledOn, reason } = porting;
  const known = stations.find((id) => id === state);
  const at = known ? stations.indexOf(known) : 1;
  const way = stations.map(
    (id, index): TimelineStep => ({
      id,
      title: text(`dashboard.porting.state.${id}`),
      state: stateOf(index, at, stations.length),
      time: id === 'scheduled' && scheduledOn ? germanDay(scheduledOn) : undefined,
      note: id === state ? changedDay(text, porting) : undefined,
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

/** What became of the day that was named first; nothing while it holds. */
function changedDay(text: Text, { state, scheduledOn, agreedOn }: Porting): string | undefined {
  if (agreedOn === null || agreedOn === scheduledOn) return undefined;
  return state === 'scheduled' || state === 'sentToDonor'
    ? text(`dashboard.porting.changed.${state}`, { agreed: germanDay(agreedOn) })
    : undefined;
}

function stateOf(index: number, at: number, length: number): TimelineStep['state'] {
  if (index < at || at === length - 1) return 'done';
  return index === at ? 'current' : 'ahead';
}
