import type { SavedMethodList } from '../../../shared/api/payments.ts';
import { call } from '../../lib/call.ts';

export function deleteMethod(id: string): Promise<SavedMethodList> {
  return call('DELETE /api/users/me/payment-methods/:id', { params: { id } });
}

export function preferMethod(id: string): Promise<SavedMethodList> {
  return call('POST /api/users/me/payment-methods/:id/default', { params: { id } });
}
