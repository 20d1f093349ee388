import { isRecord } from '../../../shared/json-values.ts';

/**
 * What a guest agrees to with the order counts for the account: the registration in an order need not ask it again. What it
 * says itself stays.
 * @param forms as they were sent, not validated yet
 */
export function withOrderConsents(forms: Record<string, unknown>): Record<string, unknown> {
  const { 'auth/register': register, 'order/approval': approval } = forms;
  if (!isRecord(register) || !isRecord(register.security) || !isRecord(approval)) return forms;
  const agreed = {
    ...(approval.termsAccepted === true && { isCheck: true }),
    ...(approval.marketingConsent === true && { marketingConsent: true }),
  };
  return { ...forms, 'auth/register': { ...register, security: { ...agreed, ...register.security } } };
}
