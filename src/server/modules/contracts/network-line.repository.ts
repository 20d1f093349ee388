import type { BarringRange } from '../../../shared/barrings.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { LinePlan } from '../../infra/ports/network/network.ts';

/** A line as the network knows it. */
export interface NetworkLine {
  /** The contract's id. */
  lineId: string;
  msisdn: string;
  /** Of its SIM card or eSIM; null while it has none. */
  iccid: string | null;
  plan: LinePlan;
  isActivated: boolean;
  /** What it is barred from. */
  ranges: BarringRange[];
}

/** The line of an order with the plan that it has now; undefined without a contract. */
export async function findNetworkLine(tx: Queryable, orderId: string): Promise<NetworkLine | undefined> {
  const rows = await tx.query<NetworkLine>(
    `SELECT c.id AS "lineId", c.msisdn, s.iccid, c.activated_at IS NOT NULL AS "isActivated",
       ARRAY(SELECT b.range FROM line_barring b WHERE b.contract_id = c.id ORDER BY b.range) AS ranges,
       jsonb_build_object('id', t.external_id, 'downloadMbit', t.speed_mbit, 'uploadMbit', t.upload_mbit,
         'throttledKbit', t.throttled_kbit) AS plan
       FROM contract c JOIN tariff t ON t.id = c.tariff_id LEFT JOIN sim_card s ON s.order_id = c.order_id
      WHERE c.order_id = $1`,
    [orderId],
  );
  return rows[0];
}
