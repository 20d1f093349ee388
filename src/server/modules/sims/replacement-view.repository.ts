import type { ReplacingCard } from '../../../shared/api/sims.ts';
import type { SimType } from '../../../shared/enums.ts';
import type { DeliveryState } from '../../../shared/states/delivery.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** What takes the place of a line's SIM, as its customer sees it. */
export interface Replacing {
  /** When the eSIM begins, or the card is sent. */
  replacedFrom: string;
  /** Null for an eSIM. */
  card: ReplacingCard | null;
}

interface Row {
  contractId: string;
  dueAt: Date;
  kind: SimType;
  priceCents: number;
  parcel: Exclude<DeliveryState, 'cancelled'> | null;
  trackingNumber: string | null;
}

/** The replacements of lines that are proved, or whose card is on its way. */
export async function replacingOf(
  db: Queryable,
  contractIds: readonly string[],
): Promise<Map<string, Replacing>> {
  const rows = await db.query<Row>(
    `SELECT contract_id AS "contractId", due_at AS "dueAt", kind, price_cents AS "priceCents", parcel_state AS parcel,
       tracking_number AS "trackingNumber"
       FROM sim_replacement WHERE contract_id = ANY($1::uuid[]) AND state IN ('proved', 'sent')`,
    [contractIds],
  );
  return new Map(rows.map((row) => [row.contractId, viewOf(row)]));
}

function viewOf({ dueAt, kind, priceCents, parcel, trackingNumber }: Row): Replacing {
  const card = kind === 'physical' ? { priceCents, parcel, trackingNumber } : null;
  return { replacedFrom: dueAt.toISOString(), card };
}
