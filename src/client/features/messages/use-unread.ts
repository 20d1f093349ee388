import { useCall } from '../../lib/use-call.ts';

/** How many messages the customer has not read; 0 until it is known. */
export function useUnread(): number {
  return useCall('GET /api/messages/unread', {}).data?.unread ?? 0;
}
