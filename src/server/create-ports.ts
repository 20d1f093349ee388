import type { Config } from './config.ts';
import { type CircuitBreaker, circuitBreaker } from './infra/ports/circuit-breaker.ts';
import { type MailPort, outboxOnlyMail } from './infra/ports/mail/mail.ts';
import { smtpMail } from './infra/ports/mail/smtp.ts';
import { guardPayments } from './infra/ports/payments/guarded-payments.ts';
import type { PaymentsPort } from './infra/ports/payments/payments.ts';
import { createStripePayments } from './infra/ports/payments/stripe/stripe-payments.ts';
import { checkPortingUpdate } from './infra/ports/porting/check-porting-update.ts';
import type { PortingPort } from './infra/ports/porting/porting.ts';
import { simulatedPorting } from './infra/ports/porting/simulated-porting.ts';
import type { Ports } from './infra/ports/ports.ts';
import { httpSmsGateway } from './infra/ports/sms/http-gateway.ts';
import { outboxOnlySms, type SmsPort } from './infra/ports/sms/sms.ts';
import type { SandboxOptions } from './sandbox/payments/sandbox-options.ts';
import { createSandboxPayments } from './sandbox/payments/sandbox-payments.ts';

/** Portings are requested while a customer waits: after one failure, the next customers do not wait for a call. */
const portingRestMs = 30_000;

/** The adapters that the settings choose, each behind a circuit breaker. */
export function createPorts(config: Config, around: Pick<SandboxOptions, 'db' | 'clock' | 'random'>): Ports {
  const limitMs = config.outsideLimitSeconds * 1000;
  const payments = paymentsOf(config, around);
  return guardPorts({ ...messengers(config), payments, porting: simulatedPorting }, limitMs);
}

function paymentsOf(
  { stripe, publicUrl, secret, sandboxSettleSeconds: settleSeconds }: Config,
  around: Pick<SandboxOptions, 'db' | 'clock' | 'random'>,
): PaymentsPort {
  if (stripe) return createStripePayments({ ...stripe, publicUrl, clock: around.clock });
  return createSandboxPayments({ ...around, secret, settleSeconds });
}

function messengers({ sms, mail }: Config): { sms: SmsPort; mail: MailPort } {
  return {
    sms: sms.gatewayUrl ? httpSmsGateway(sms.gatewayUrl, sms.key) : outboxOnlySms,
    mail: mail.smtpUrl ? smtpMail(mail.smtpUrl, mail.from ?? '', mail.needsTls) : outboxOnlyMail,
  };
}

/** Puts the ports behind circuit breakers; a test passes systems that are slow, broken or give false answers. */
export function guardPorts({ sms, mail, payments, porting }: Omit<Ports, 'health'>, limitMs: number): Ports {
  const guards = {
    sms: circuitBreaker('The SMS gateway', { limitMs }),
    mail: circuitBreaker('The mail server', { limitMs }),
    payments: circuitBreaker('The payment provider', { limitMs }),
    porting: circuitBreaker('The exchange of numbers', { limitMs, restMs: portingRestMs }),
  };
  return {
    sms: { send: (message) => guards.sms.call((signal) => sms.send(message, signal)) },
    mail: { send: (message) => guards.mail.call((signal) => mail.send(message, signal)) },
    payments: guardPayments(payments, guards.payments),
    porting: guardPorting(porting, guards.porting),
    health: () => ({
      sms: guards.sms.state(),
      mail: guards.mail.state(),
      payments: guards.payments.state(),
      porting: guards.porting.state(),
    }),
  };
}

function guardPorting(port: PortingPort, { call }: CircuitBreaker): PortingPort {
  return {
    updateOn: (request, today) => call(async () => checkPortingUpdate(await port.updateOn(request, today))),
  };
}
