import type { Config } from '../config.ts';
import { type Guard, guard } from '../infra/ports/circuit-breaker.ts';
import { type MailPort, outboxOnlyMail } from '../infra/ports/mail/mail.ts';
import { smtpMail } from '../infra/ports/mail/smtp.ts';
import { guardPayments } from './payments/guarded-payments.ts';
import type { PaymentsPort } from './payments/payments.ts';
import type { SandboxOptions } from './payments/sandbox/sandbox-options.ts';
import { createSandboxPayments } from '../sandbox/payments/sandbox-payments.ts';
import { createStripePayments } from '../infra/ports/payments/stripe/stripe-payments.ts';
import { checkPortingNews } from './porting/check-news.ts';
import type { PortingPort } from './porting/porting.ts';
import { simulatedPorting } from '../infra/ports/porting/simulated-porting.ts';
import type { Ports } from '../infra/ports/ports.ts';
import { httpSmsGateway } from '../infra/ports/sms/http-gateway.ts';
import { outboxOnlySms, type SmsPort } from '../infra/ports/sms/sms.ts';

/** Portings are looked at while a customer waits: after one failure nobody waits for the next. */
const portingRestMs = 30_000;

/** The adapters that the settings ask for, each behind a guard. */
export function createPorts(config: Config, around: Pick<SandboxOptions, 'db' | 'clock' | 'random'>): Ports {
  const limitMs = config.outsideLimitSeconds * 1000;
  const payments = guardPayments(paymentsOf(config, around), limitMs);
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
    mail: mail.smtpUrl ? smtpMail(mail.smtpUrl, mail.from ?? '') : outboxOnlyMail,
  };
}

/** What the ports are made of; a test gives systems that are slow, broken or lie. */
export function guardPorts({ sms, mail, payments, porting }: Omit<Ports, 'health'>, limitMs: number): Ports {
  const guards = {
    sms: guard('The SMS gateway', { limitMs }),
    mail: guard('The mail server', { limitMs }),
    payments: guard('The payment provider', { limitMs }),
    porting: guard('The exchange of numbers', { limitMs, restMs: portingRestMs }),
  };
  return {
    sms: { send: (message) => guards.sms.call((signal) => sms.send(message, signal)) },
    mail: { send: (message) => guards.mail.call((signal) => mail.send(message, signal)) },
    payments: watchPayments(payments, guards.payments),
    porting: guardPorting(porting, guards.porting),
    health: () => ({
      sms: guards.sms.state(),
      mail: guards.mail.state(),
      payments: guards.payments.state(),
      porting: guards.porting.state(),
    }),
  };
}

function guardPorting(port: PortingPort, { call }: Guard): PortingPort {
  return {
    newsOn: (request, today) => call(async () => checkPortingNews(await port.newsOn(request, today))),
  };
}

/** Its own guard ends calls and checks answers; this one notes how they end. */
function watchPayments<P extends PaymentsPort>(port: P, { call }: Guard): P {
  return {
    ...port,
    createSession: (request) => call(() => port.createSession(request)),
    statusOf: (id) => call(() => port.statusOf(id)),
    refund: (order) => call(() => port.refund(order)),
  };
}
