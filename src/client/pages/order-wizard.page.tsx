import { PhoneProof } from '../features/customers/phone-proof.tsx';
import { OrderWizard } from '../features/orders/order-wizard.tsx';
import { useBegunBefore } from '../lib/order-draft.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/** `/auth/register/tariff`: the order, a step per URL. */
export function OrderWizardPage() {
  // The server draws a new order; one that was begun before takes its place.
  return <OrderWizard key={String(useBegunBefore())} PhoneProof={PhoneProof} />;
}
