import type { SavedMethodList } from '../../../shared/api/payments.ts';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';

export function deleteMethod(id: string): Promise<SavedMethodList> {
  return call('DELETE /api/users/me/payment-methods/:id', { params: { id } });
}

export function preferMethod(id: string): Promise<SavedMethodList> {
  return call('POST /api/users/me/payment-methods/:id/default', { params: { id } });
}

/** Keeps a bank account with its mandate. @param version of the form's definition */
export function addAccount(form: unknown, version: string): Promise<SavedMethodList> {
  const headers = formHeaders(version);
  return call('POST /api/users/me/payment-methods', { body: form, headers });
}

/** The address of the provider's page that keeps a method. */
export async function openMethodPage(method: 'card' | 'paypal'): Promise<string> {
  return (await call('POST /api/users/me/payment-methods/page', { body: { method } })).url;
}

/** All methods, after the provider was asked what came of its page. */
export function lookAtMethodPage(id: string): Promise<SavedMethodList> {
  return call('POST /api/users/me/payment-methods/page/:id', { params: { id } });
}
