import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { paidOrder } from '../../support/lines.ts';
import type { Dice } from '../harness/dice.ts';
import { portedNumber } from '../orders/ported-number.ts';
import type { Kept } from './promise-round.ts';
import type { PromiseStage } from './stage.ts';

/** A number is brought along; both processes ask the exchange, and each of its answers counts once. */
export async function broughtNumber({ shop, servers }: PromiseStage, _dice: Dice): Promise<Kept> {
  const { change } = await portedNumber(servers.db);
  const { order } = await paidOrder(shop, (forms) => ({ ...forms, ...change }));
  return { orderId: order.id, happens: async () => {}, wrong: () => wrongIn(servers.db, order.id) };
}

interface Found {
  state: string;
  arrivedOn: string | null;
  startsOn: string | null;
  contracts: number;
  activated: number;
  active: number;
  billed: number;
  monthly: number;
}

async function wrongIn(db: Database, orderId: string): Promise<string[]> {
  const [found] = await db.query<Found>(
    `SELECT p.state, p.arrived_on AS "arrivedOn", c.starts_on AS "startsOn", c.billed_months AS billed,
       (SELECT count(*)::int FROM contract WHERE order_id = $1) AS contracts,
       (SELECT count(*)::int FROM network_task n WHERE n.line_id = c.id AND n.act = 'activate') AS activated,
       (SELECT count(*)::int FROM allowance a WHERE a.contract_id = c.id AND a.source = 'tariff' AND a.month = 1) AS active,
       (SELECT count(*)::int FROM invoice i WHERE i.contract_id = c.id AND i.kind = 'monthly') AS monthly
       FROM porting p JOIN contract c ON c.order_id = p.order_id WHERE p.order_id = $1`,
    [orderId],
  );
  if (!found) return ['the porting is gone'];
  const { state, arrivedOn, startsOn, contracts, activated, active, billed, monthly } = found;
  return [
    ...(state === 'completed' ? [] : [`the porting is ${state}`]),
    ...(arrivedOn !== null && arrivedOn === startsOn
      ? []
      : [`the number arrived on ${arrivedOn}, the line began on ${startsOn}`]),
    ...(contracts === 1 && activated === 1 && active === 1
      ? []
      : [`${contracts} contracts, ${activated} activations, ${active} first months`]),
    ...(monthly === billed && monthly > 0 ? [] : [`${monthly} bills for ${billed} months`]),
  ];
}
