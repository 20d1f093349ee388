import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { RequireSession } from '../features/auth/require-session.tsx';
import { Bills } from '../features/billing/bills.tsx';
import { useText } from '../lib/text.ts';

/** What is open, what is paid, each as PDF. */
export function BillsPage() {
  const text = useText();
  return (
    <RequireSession>
      {() => (
        <Page narrow title={text('invoices.page.title')} lead={text('invoices.page.lead')}>
          <PageHead page="bills" />
          <Bills />
        </Page>
      )}
    </RequireSession>
  );
}
