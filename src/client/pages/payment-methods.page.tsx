import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SavedMethods } from '../features/customers/saved-methods.tsx';
import { RequireSession } from '../features/auth/require-session.tsx';
import { useText } from '../lib/text.ts';

/** The means of payment that the customer let the provider keep. */
export function PaymentMethodsPage() {
  const text = useText();
  return (
    <RequireSession>
      {() => (
        <Page narrow title={text('account.page.methods.title')} lead={text('account.page.methods.lead')}>
          <PageHead page="paymentMethods" />
          <SavedMethods />
        </Page>
      )}
    </RequireSession>
  );
}
