import { useCall } from '../../lib/use-call.ts';

export function useGiveaways() {
  return useCall('GET /api/giveaways', {});
}
