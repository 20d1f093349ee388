import type { UserView } from './api/customers.ts';
import type { Purchase } from './api/measuring.ts';

/** Who bought, in the names that tag managers know. */
interface UserData {
  email: string;
  phone_number: string;
  address: { first_name: string; last_name: string; street: string; city: string; postal_code: string };
}

/** The purchase as it stands in the data layer, in the names of GA4's e-commerce events. */
export interface PurchaseEvent {
  event: 'purchase';
  ecommerce: {
    transaction_id: string;
    /** EUR, gross. */
    value: number;
    currency: 'EUR';
    items: { item_id: string; item_name: string; price: number; quantity: 1 }[];
  };
  user_data?: UserData;
}

/** @param buyer only with the consent to marketing */
export function purchaseEvent(purchase: Purchase, buyer: UserView | undefined): PurchaseEvent {
  const { transactionId, valueCents, items } = purchase;
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: transactionId,
      value: valueCents / 100,
      currency: 'EUR',
      items: items.map(({ id, name, priceCents }) => ({
        item_id: id,
        item_name: name,
        price: priceCents / 100,
        quantity: 1,
      })),
    },
    ...(buyer ? { user_data: userData(buyer) } : {}),
  };
}

function userData(buyer: UserView): UserData {
  const { firstName, lastName, street, houseNumber, postalCode, city } = buyer;
  return {
    email: buyer.email,
    phone_number: buyer.phoneNumber,
    address: {
      first_name: firstName,
      last_name: lastName,
      street: `${street} ${houseNumber}`,
      city,
      postal_code: postalCode,
    },
  };
}
