import type { FastifyBaseLogger } from 'fastify';
import type { OnSilence } from '../../modules/payments/payment-status.service.ts';

/** Writes down that the provider could not be asked while somebody looked at a payment. */
export function noteSilence(log: FastifyBaseLogger): OnSilence {
  return (error) => log.error({ err: error }, 'the payment provider did not say how a payment stands');
}
