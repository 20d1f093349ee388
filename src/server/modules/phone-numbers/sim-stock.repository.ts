import type { SimType } from '../../../shared/enums.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';

export interface StockedSim {
  iccid: string;
  type: SimType;
  /** `shop`: sold over the counter and brought by the customer; `stock`: ours to send or to prepare. */
  place: 'stock' | 'shop';
}

/** The cards and profiles that are free: another database, which knows no orders, would give the others to a second customer. */
export function stockedSims(db: Queryable): Promise<StockedSim[]> {
  return db.query<StockedSim>(
    `SELECT iccid, type, place FROM sim_card
      WHERE place IN ('stock', 'shop') AND order_id IS NULL AND state = 'free' ORDER BY iccid`,
    [],
  );
}

const { given, columns, set, isSame, differs } = putParts({
  isNew: {},
  key: { iccid: 'text' },
  values: { type: 'text', place: 'text' },
});

/** A card that an order has or is just getting, or that was blocked, stays as it is. */
const put = {
  change: `WITH given AS (
             SELECT given.* FROM sim_card AS stored JOIN ${given} USING (iccid)
              WHERE ${differs} AND stored.order_id IS NULL AND stored.state = 'free' FOR UPDATE OF stored SKIP LOCKED
           )
           UPDATE sim_card AS stored SET ${set} FROM given WHERE ${isSame} RETURNING 1`,
  add: `INSERT INTO sim_card (${columns}) SELECT ${columns} FROM ${given}
        ON CONFLICT (iccid) DO NOTHING RETURNING 1`,
};

export function putSims(tx: Queryable, sims: readonly StockedSim[]): Promise<ImportCounts> {
  return putRows(tx, put, sims);
}
