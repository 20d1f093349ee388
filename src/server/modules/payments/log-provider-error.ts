import type { OnProviderError } from './payment-status.service.ts';

/** Logs that the provider did not answer while a person looked at a payment. */
export function logProviderError(log: { error(fields: object, text: string): void }): OnProviderError {
  return (error) => log.error({ err: error }, 'the payment provider did not say how a payment stands');
}
