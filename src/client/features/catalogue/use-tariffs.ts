import { useCall } from '../../lib/use-call.ts';

export function useTariffs() {
  return useCall('GET /api/tariffs', {});
}

export function useTariff(idOrSlug: string) {
  return useCall('GET /api/tariffs/:id', { params: { id: idOrSlug } });
}
