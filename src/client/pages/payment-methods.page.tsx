import { Page } from '../components/page.tsx';
import { LogoutButton } from '../features/customers/logout-button.tsx';
import { SavedMethods } from '../features/customers/saved-methods.tsx';
import { useText } from '../lib/text.ts';

/** The means of payment that the provider keeps for the customer. */
export function PaymentMethodsPage() {
  const text = useText();
  return (
    <Page
      narrow
      title={text('account.page.methods.title')}
      lead={text('account.page.methods.lead')}
      aside={<LogoutButton />}
    >
      <SavedMethods />
    </Page>
  );
}
