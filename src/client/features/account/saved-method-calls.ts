import type { SavedMethodView } from '../../../shared/saved-method-view.ts';
import { api } from '../../lib/http.ts';

/** What every call about saved means of payment answers: all that are left. */
export interface SavedMethodList {
  paymentMethods: SavedMethodView[];
}

export const SAVED_METHODS = '/api/users/me/payment-methods';

export function deleteMethod(id: string): Promise<SavedMethodList> {
  return api<SavedMethodList>(`${SAVED_METHODS}/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export function preferMethod(id: string): Promise<SavedMethodList> {
  return api<SavedMethodList>(`${SAVED_METHODS}/${encodeURIComponent(id)}/default`, { method: 'POST' });
}
