import { BackLink } from '../components/back-link.tsx';
import { Page } from '../components/page.tsx';
import { ContractMeans } from '../features/billing/contract-means.tsx';
import { SavedMethods } from '../features/customers/saved-methods.tsx';
import { useText } from '../lib/text.ts';

/** With what contracts are paid, and the means of payment that the provider keeps for the customer. */
export function PaymentMethodsPage() {
  const text = useText();
  return (
    <Page
      kicker={<BackLink to="accountOverview" />}
      title={text('account.page.methods.pageTitle')}
      lead={text('account.page.methods.lead')}
    >
      <ContractMeans />
      <SavedMethods />
    </Page>
  );
}
