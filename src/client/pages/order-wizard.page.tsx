import { PhoneProof } from '../features/auth/phone-proof.tsx';
import { OrderWizard } from '../features/order/order-wizard.tsx';

/** `/auth/register/tariff`: the order, a step per URL. */
export function OrderWizardPage() {
  return <OrderWizard PhoneProof={PhoneProof} />;
}
