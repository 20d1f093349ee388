import { Page } from '../components/page.tsx';
import { EventList } from '../features/measuring/event-list.tsx';
import { useText } from '../lib/text.ts';

/** `/dev/data-layer`: what went out of this tab, for developers. */
export function DataLayerPage() {
  const text = useText();
  return (
    <Page title={text('parts.page.head.dataLayer.title')} lead={text('parts.dataLayer.lead')}>
      <EventList />
    </Page>
  );
}
