import { PhoneProof } from '../features/customers/phone-proof.tsx';
import { OrderWizard } from '../features/orders/order-wizard.tsx';

/** `/auth/register/tariff`: the order, a step per URL. */
export function OrderWizardPage() {
  return <OrderWizard PhoneProof={PhoneProof} />;
}
