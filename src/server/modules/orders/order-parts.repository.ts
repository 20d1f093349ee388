import type { TariffOption } from '../../../shared/catalogue.ts';
import type { JerseyChoice, PortingOptions } from '../../../shared/order.ts';
import type { Queryable } from '../../db/queryable.ts';

export async function insertOptions(
  tx: Queryable,
  orderId: string,
  options: readonly TariffOption[],
): Promise<void> {
  for (const { id, priceCents } of options)
    await tx.query('INSERT INTO order_option (order_id, option_id, price_cents) VALUES ($1, $2, $3)', [
      orderId,
      id,
      priceCents,
    ]);
}

export async function insertJersey(tx: Queryable, orderId: string, jersey: JerseyChoice): Promise<void> {
  const { size, number, name, style, juniorGender = null, payment } = jersey;
  await tx.query(
    `INSERT INTO jersey (order_id, size, number, name, style, junior_gender, payment)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [orderId, size, number, name, style, juniorGender, payment],
  );
}

export async function insertPorting(
  tx: Queryable,
  given: { id: string; orderId: string; porting: PortingOptions; now: Date },
): Promise<void> {
  const { donatingProvider, mnpType, msisdn, contractEndsOn = null } = given.porting;
  await tx.query(
    `INSERT INTO porting (id, order_id, provider_id, mnp_type, msisdn, contract_ends_on, state, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'requested', $7)`,
    [given.id, given.orderId, donatingProvider?.id, mnpType, msisdn, contractEndsOn, given.now],
  );
}

export async function insertDelivery(
  tx: Queryable,
  orderId: string,
  kind: 'sim' | 'jersey',
  now: Date,
): Promise<void> {
  await tx.query(`INSERT INTO delivery (order_id, kind, state, updated_at) VALUES ($1, $2, 'ordered', $3)`, [
    orderId,
    kind,
    now,
  ]);
}

/** A gigabyte for both; somebody is invited once only. */
export async function insertInvitation(
  tx: Queryable,
  given: { orderId: string; inviterId: string; invitedId: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO invitation (order_id, inviter_id, invited_id, gigabytes, created_at)
     VALUES ($1, $2, $3, 1, $4) ON CONFLICT (invited_id) DO NOTHING`,
    [given.orderId, given.inviterId, given.invitedId, given.now],
  );
}
