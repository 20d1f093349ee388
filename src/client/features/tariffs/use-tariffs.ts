import type { Tariff } from '../../../shared/catalogue.ts';
import { type ApiResult, useApi } from '../../lib/use-call.ts';

export function useTariffs(): ApiResult<{ tariffs: Tariff[] }> {
  return useApi<{ tariffs: Tariff[] }>('/api/tariffs');
}

export function useTariff(idOrSlug: string): ApiResult<{ tariff: Tariff }> {
  return useApi<{ tariff: Tariff }>(`/api/tariffs/${encodeURIComponent(idOrSlug)}`);
}
