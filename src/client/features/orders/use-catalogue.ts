import { useState } from 'react';
import type { Operator, Reservation, Tariff, TariffOption } from '../../../shared/catalogue.ts';
import type { OrderCatalogue } from '../../../shared/order.ts';
import type { SavedMethodView } from '../../../shared/saved-method-view.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { orderDraft } from '../../lib/order-draft.ts';
import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-call.ts';

/** What the wizard chooses from, and the numbers that are held for this browser. */
export interface Catalogue extends OrderCatalogue {
  tariffs: readonly Tariff[];
  options: readonly TariffOption[];
  providers: readonly Operator[];
  held: readonly Reservation[];
  /** Of somebody who is logged in; without them one pays as everybody does. */
  savedMethods: readonly SavedMethodView[];
}

interface CatalogueResult {
  catalogue: Catalogue | undefined;
  error: ApiError | undefined;
  retry: () => void;
  /** Asks again for the numbers that are held. */
  refreshHeld: () => void;
}

/** Everything that the order's ids are looked up in; undefined until all of it is there. */
export function useCatalogue(): CatalogueResult {
  const tariffs = useApi<{ tariffs: Tariff[] }>('/api/tariffs');
  const options = useApi<{ options: TariffOption[] }>('/api/tariffs/options');
  const providers = useApi<{ providers: Operator[] }>('/api/mnp-providers');
  const numbers = useApi<{ held: Reservation[] }>('/api/phone-registries?limit=0');
  const isKnown = useSession().state === 'authenticated';
  const saved = useApi<{ paymentMethods: SavedMethodView[] }>(
    isKnown ? '/api/users/me/payment-methods' : null,
  );
  // Before a number was chosen the first steps need not wait for what is held.
  const [needsHeld] = useState(() => orderDraft().forms['order/new-number'] !== undefined);
  const answers = [tariffs, options, providers, ...(needsHeld ? [numbers] : [])];
  const failed = answers.find(({ data, error }) => error && data === undefined);
  const complete = answers.every(({ data }) => data !== undefined);
  return {
    catalogue: complete
      ? {
          tariffs: tariffs.data?.tariffs ?? [],
          options: options.data?.options ?? [],
          providers: providers.data?.providers ?? [],
          held: numbers.data?.held ?? [],
          savedMethods: saved.data?.paymentMethods ?? [],
        }
      : undefined,
    error: failed?.error,
    retry: () => {
      for (const answer of answers) if (answer.error) answer.retry();
    },
    refreshHeld: numbers.retry,
  };
}
