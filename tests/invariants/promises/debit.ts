import { accounts, sepaOrder } from '../../support/collecting.ts';
import { wrongIn } from '../collecting/collect-round.ts';
import type { Dice } from '../harness/dice.ts';
import type { Kept } from './promise-round.ts';
import type { PromiseStage } from './stage.ts';

const outcomes = Object.keys(accounts) as (keyof typeof accounts)[]; // the keys of an object of ours

/** The first bill is debited by the processes; news of the provider come never, once or twice. */
export async function debit({ shop, servers }: PromiseStage, dice: Dice): Promise<Kept> {
  const account = dice.pick(outcomes);
  const { order } = await sepaOrder(shop, account);
  const news = dice.pick(['never', 'once', 'twice'] as const);
  const happens = async () => {
    for (let times = 0; times < 8; times++) {
      await dice.pause(400);
      // The processes deliver what stands in this table each second.
      if (news === 'never')
        await servers.db.query('UPDATE sandbox_event SET delivered_at = now() WHERE delivered_at IS NULL');
      if (news === 'twice') await servers.db.query('UPDATE sandbox_event SET delivered_at = NULL');
    }
  };
  return { orderId: order.id, happens, wrong: () => wrongIn(servers.db, order.id, account) };
}
