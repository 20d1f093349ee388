import type { OrderView } from '../../../shared/order-view.ts';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { useApi } from '../../lib/use-api.ts';
import { RefusedPorting } from './refused-porting.tsx';

/** Numbers that the old operator did not let go: why, and how to put it right. */
export function RefusedPortings() {
  const text = useText();
  const { data, retry } = useApi<{ orders: OrderView[] }>('/api/orders');
  const refused = (data?.orders ?? []).filter(({ porting }) => porting?.state === 'rejected');
  if (refused.length === 0) return null;
  return (
    <Section id="porting" size="part" title={text('contract.page.porting.title')}>
      {refused.map((order) => (
        <RefusedPorting key={order.id} order={order} onDone={retry} />
      ))}
    </Section>
  );
}
