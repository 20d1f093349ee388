import { orderableOptions } from '../../../shared/options.ts';
import type { OrderCatalogue } from '../../../shared/order.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { listOptions, listProviders } from '../catalogue/option.repository.ts';
import { listTariffs } from '../catalogue/tariff.repository.ts';
import { type Holder, holderOf } from '../phone-numbers/holder.ts';
import { heldBy } from '../phone-numbers/reservation.service.ts';
import type { OrderRequest } from './place-order.ts';

/** The holder of an order's numbers: the user, or before the order the guest. */
export function orderHolder({ userId, guest }: Pick<OrderRequest, 'userId' | 'guest'>): Holder | null {
  return holderOf({ userId, guestId: guest?.id });
}

/** The data that the ids of an order refer to: from our own tables, never from the client. */
export async function orderCatalogue(
  deps: AppDeps,
  request: Pick<OrderRequest, 'team' | 'lang' | 'userId' | 'guest'>,
): Promise<OrderCatalogue> {
  const { team, lang } = request;
  const [tariffs, options, providers, held] = await Promise.all([
    listTariffs(deps.db, team, lang),
    listOptions(deps.db, team, lang),
    listProviders(deps.db),
    heldBy(deps, orderHolder(request)),
  ]);
  return { tariffs, options: orderableOptions(options), providers, held };
}
