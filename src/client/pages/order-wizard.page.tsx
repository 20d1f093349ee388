import { PageHead } from '../components/page-head.tsx';
import { PhoneProof } from '../features/auth/phone-proof.tsx';
import { OrderWizard } from '../features/order/order-wizard.tsx';

/** `/auth/register/tariff`: the order, a step per URL. */
export function OrderWizardPage() {
  return (
    <>
      <PageHead page="order" />
      <OrderWizard PhoneProof={PhoneProof} />
    </>
  );
}
