import { BackLink } from '../components/back-link.tsx';
import { Page } from '../components/page.tsx';
import { ItemisedCalls } from '../features/calls/itemised-calls.tsx';
import { useText } from '../lib/text.ts';

/** Single connections: what is stored of them, and their lists. */
export function CallsPage() {
  const text = useText();
  return (
    <Page kicker={<BackLink />} title={text('invoices.page.head.calls.title')} lead={text('calls.page.lead')}>
      <ItemisedCalls />
    </Page>
  );
}
