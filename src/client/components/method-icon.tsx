import {
  IconBrandApple,
  IconBrandGoogle,
  IconBrandPaypal,
  IconBuildingBank,
  IconCreditCard,
} from '@tabler/icons-react';
import type { PaymentMethod } from '../../shared/enums.ts';

const icons = {
  card: IconCreditCard,
  sepa: IconBuildingBank,
  paypal: IconBrandPaypal,
  applePay: IconBrandApple,
  googlePay: IconBrandGoogle,
};

/** The sign of a means of payment; its name stands beside it. */
export function MethodIcon({ method, size = 24 }: { method: PaymentMethod; size?: number }) {
  const Icon = icons[method];
  return <Icon size={size} aria-hidden="true" />;
}
