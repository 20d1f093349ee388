import { Page } from '../components/page.tsx';
import { Closing } from '../features/customers/closing.tsx';
import { useText } from '../lib/text.ts';

/** The end of the account: what goes, what stays, and the form. */
export function ClosingPage() {
  const text = useText();
  return (
    <Page title={text('account.page.head.closing.title')} lead={text('closing.page.lead')}>
      <Closing />
    </Page>
  );
}
