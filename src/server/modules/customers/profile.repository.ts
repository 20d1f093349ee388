import type { ReadBy } from '../../../shared/contracts/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { profileForm } from './account.contract.ts';
import { emailKey } from './user.repository.ts';

/** @throws a unique violation of users_phone or users_email */
export async function updateProfile(
  tx: Queryable,
  userId: string,
  profile: ReadBy<typeof profileForm>,
  answers: string | null,
  now: Date,
): Promise<void> {
  const { salutation, firstName, lastName, email, phone, street, houseNumber, postalCode, city } = profile;
  const values = [salutation, firstName, lastName, email, emailKey(email), phone, street, houseNumber];
  await tx.query(
    `UPDATE users SET salutation = $2, first_name = $3, last_name = $4, email = $5, email_key = $6, phone = $7,
            address_changed_at = CASE WHEN (street, house_number, postal_code, city) = ($8, $9, $10, $11)
              THEN address_changed_at ELSE $12 END,
            street = $8, house_number = $9, postal_code = $10, city = $11, updated_at = $12,
            answers = nullif((coalesce(answers, '{}') - 'account/profile') || coalesce($13::jsonb, '{}'), '{}')
      WHERE id = $1 AND closed_at IS NULL`,
    [userId, ...values, postalCode, city, now, answers],
  );
}
