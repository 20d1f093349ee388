import { BackLink } from '../components/back-link.tsx';
import { Page } from '../components/page.tsx';
import { Bills } from '../features/billing/bills.tsx';
import { useText } from '../lib/text.ts';

/** Open and paid invoices, each as PDF. */
export function BillsPage() {
  const text = useText();
  return (
    <Page kicker={<BackLink />} title={text('invoices.page.title')} lead={text('invoices.page.lead')}>
      <Bills />
    </Page>
  );
}
