import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PhoneProof } from '../features/auth/phone-proof.tsx';
import { OrderWizard } from '../features/order/order-wizard.tsx';
import { useText } from '../lib/text.ts';

/** `/auth/register/tariff`: the order, a step per URL. */
export function OrderWizardPage() {
  const text = useText();
  return (
    <Page title={text('order.page.title')} lead={text('order.page.lead')}>
      <PageHead page="order" />
      <OrderWizard PhoneProof={PhoneProof} />
    </Page>
  );
}
