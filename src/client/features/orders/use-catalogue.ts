import { useState } from 'react';
import type { Tariff, TariffOption } from '../../../shared/api/catalogue.ts';
import type { SavedMethodView } from '../../../shared/api/payments.ts';
import type { Reservation } from '../../../shared/api/phone-numbers.ts';
import type { Operator } from '../../../shared/api/portings.ts';
import { orderableOptions } from '../../../shared/options.ts';
import type { OrderCatalogue } from '../../../shared/order.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { orderDraft } from '../../lib/order-draft.ts';
import { hasMainContract } from '../../lib/own-lines.ts';
import { useSession } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';

/** The wizard's choices, and the numbers that this browser has reserved. */
export interface Catalogue extends OrderCatalogue {
  tariffs: readonly Tariff[];
  options: readonly TariffOption[];
  providers: readonly Operator[];
  held: readonly Reservation[];
  /** Of a logged-in customer; a guest has none. */
  savedMethods: readonly SavedMethodView[];
  /** Whether the customer has a main contract; undefined for a guest, and where it cannot be read: the server decides. */
  hasMainContract: boolean | undefined;
}

interface CatalogueResult {
  catalogue: Catalogue | undefined;
  error: ApiError | undefined;
  retry: () => void;
  /** Requests the reserved numbers again. */
  refreshHeld: () => void;
}

/** All data that the order's ids refer to; undefined until they are complete. */
export function useCatalogue(): CatalogueResult {
  const tariffs = useCall('GET /api/tariffs', {});
  const options = useCall('GET /api/tariffs/options', {});
  const providers = useCall('GET /api/mnp-providers', {});
  const numbers = useCall('GET /api/phone-registries', { query: { limit: '0' } });
  const isKnown = useSession().state === 'authenticated';
  const saved = useCall('GET /api/users/me/payment-methods', isKnown ? {} : null);
  const contracts = useCall('GET /api/contracts/me', isKnown ? {} : null);
  // Before a number is chosen, the first steps need not wait for the reserved numbers.
  const [needsHeld] = useState(() => orderDraft().forms['order/new-number'] !== undefined);
  const answers = [tariffs, options, providers, ...(needsHeld ? [numbers] : [])];
  const failed = answers.find(({ data, error }) => error && data === undefined);
  const complete = answers.every(({ data }) => data !== undefined);
  const own = contracts.data?.contracts;
  return {
    catalogue: complete
      ? {
          tariffs: tariffs.data?.tariffs ?? [],
          options: orderableOptions(options.data?.options ?? []),
          providers: providers.data?.providers ?? [],
          held: numbers.data?.held ?? [],
          savedMethods: saved.data?.paymentMethods ?? [],
          hasMainContract: own && hasMainContract(own),
        }
      : undefined,
    error: failed?.error,
    retry: () => {
      for (const answer of answers) if (answer.error) answer.retry();
    },
    refreshHeld: numbers.retry,
  };
}
