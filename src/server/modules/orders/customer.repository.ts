import type { UserInfo } from '../../../shared/order-customer.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

interface CustomerRow extends Omit<UserInfo, 'known' | 'deliveryAddress'> {
  delivery: { street: string; houseNumber: string; postalCode: string; city: string } | null;
}

/** The account's data that an order needs. */
export async function findCustomer(db: Queryable, userId: string): Promise<Partial<UserInfo> | undefined> {
  const rows = await db.query<CustomerRow>(
    `SELECT salutation, first_name AS "firstName", last_name AS "lastName", email, phone, birthday,
       document_type AS "documentType", identity_valid_until AS "identityValidityDate",
       street, house_number AS "houseNumber", postal_code AS "postalCode", city, delivery
       FROM users WHERE id = $1 AND closed_at IS NULL`,
    [userId],
  );
  if (!rows[0]) return undefined;
  const { delivery, ...customer } = rows[0];
  if (!delivery) return { ...customer, deliveryAddress: false };
  return {
    ...customer,
    deliveryAddress: true,
    deliveryStreet: delivery.street,
    deliveryHouseNumber: delivery.houseNumber,
    deliveryPostalCode: delivery.postalCode,
    deliveryCity: delivery.city,
  };
}

/** The customer with an invitation code. */
export async function findInviter(db: Queryable, team: string, code: string): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE team = $1 AND invitation_code = upper($2)',
    [team, code],
  );
  return rows[0]?.id;
}
