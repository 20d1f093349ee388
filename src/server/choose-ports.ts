import { type Config, ConfigError } from './config.ts';
import { simulatedBillingCustomers } from './infra/ports/billing-customers/billing-customers.ts';
import { httpBillingCustomers } from './infra/ports/billing-customers/http-billing-customers.ts';
import { tableCrm } from './infra/ports/crm/crm.ts';
import { zohoCrm } from './infra/ports/crm/zoho-crm.ts';
import { httpLogistics } from './infra/ports/logistics/http-logistics.ts';
import { simulatedLogistics } from './infra/ports/logistics/simulated-logistics.ts';
import { outboxOnlyMail } from './infra/ports/mail/mail.ts';
import { smtpMail } from './infra/ports/mail/smtp.ts';
import { httpNetwork } from './infra/ports/network/http-network.ts';
import { simulatedNetwork } from './infra/ports/network/simulated-network.ts';
import type { PaymentsPort } from './infra/ports/payments/payments.ts';
import { httpPorting } from './infra/ports/porting/http-porting.ts';
import { simulatedPorting } from './infra/ports/porting/simulated-porting.ts';
import type { OutsideSystems, PortName } from './infra/ports/ports.ts';
import { clamd } from './infra/ports/scan/clamd.ts';
import { noScan } from './infra/ports/scan/scan.ts';
import { httpSmsGateway } from './infra/ports/sms/http-gateway.ts';
import { outboxOnlySms } from './infra/ports/sms/sms.ts';
import type { SandboxOptions } from './sandbox/payments/sandbox-options.ts';
import { createSandboxPayments } from './sandbox/payments/sandbox-payments.ts';

type Around = Pick<SandboxOptions, 'db' | 'clock' | 'random'>;

/** A system as the settings choose it. */
interface Chosen<P extends PortName> {
  port: OutsideSystems[P];
  /** The setting that must allow it in production, where it only plays the real system; null for a real one. */
  allow: string | null;
}

/**
 * The adapters that the settings choose. A new port must say here whether it is a simulation, and what allows it.
 * @throws ConfigError in production, for a simulation that is not switched on by name
 */
export async function choosePorts(config: Config, around: Around): Promise<OutsideSystems> {
  const chosen = await chosenPorts(config, around);
  if (config.mode === 'production') refuseSimulations(config, chosen);
  const { sms, mail, payments, porting, logistics, billingCustomers, crm, network, scan } = chosen;
  return {
    sms: sms.port,
    mail: mail.port,
    payments: payments.port,
    porting: porting.port,
    logistics: logistics.port,
    billingCustomers: billingCustomers.port,
    crm: crm.port,
    network: network.port,
    scan: scan.port,
  };
}

/** Each port by its name, with the setting that allows its simulation. */
export async function chosenPorts(config: Config, around: Around): Promise<{ [P in PortName]: Chosen<P> }> {
  const { sms, mail, stripe, zoho, systems } = config;
  const { porting, logistics, billingCustomers, network } = systems;
  return {
    sms: sms.gatewayUrl
      ? real(httpSmsGateway(sms.gatewayUrl, sms.key))
      : played(outboxOnlySms, 'ALLOW_OUTBOX_ONLY'),
    mail: mail.smtpUrl
      ? real(smtpMail(mail.smtpUrl, mail.from ?? '', mail.needsTls))
      : played(outboxOnlyMail, 'ALLOW_OUTBOX_ONLY'),
    payments: stripe
      ? real(await stripeOf(config, stripe, around))
      : played(sandboxOf(config, around), 'ALLOW_SANDBOX_PAYMENTS'),
    porting: porting ? real(httpPorting(porting)) : played(simulatedPorting, 'ALLOW_SIMULATED_PORTING'),
    logistics: logistics
      ? real(httpLogistics(logistics))
      : played(simulatedLogistics, 'ALLOW_SIMULATED_LOGISTICS'),
    billingCustomers: billingCustomers
      ? real(httpBillingCustomers(billingCustomers))
      : played(simulatedBillingCustomers, 'ALLOW_SIMULATED_BILLING'),
    // The table plays nothing: an application that stands in it is an application.
    crm: real(zoho ? zohoCrm(zoho) : tableCrm),
    network: network
      ? real(httpNetwork(network))
      : played(simulatedNetwork({ ...around, secrets: config }), 'ALLOW_SIMULATED_NETWORK'),
    scan: config.uploads.clamdUrl
      ? real(clamd(config.uploads.clamdUrl))
      : played(noScan, 'ALLOW_UNSCANNED_FILES'),
  };
}

function refuseSimulations({ allowed }: Config, chosen: Record<PortName, { allow: string | null }>): void {
  const missing = Object.values(chosen).flatMap(({ allow }) =>
    allow && !allowed.includes(allow) ? [allow] : [],
  );
  if (missing.length > 0)
    throw new ConfigError(
      `In production a simulation must be switched on by name: ${[...new Set(missing)].join(', ')}.`,
    );
}

/** Loaded only where it is used: its package is the largest of the server's. */
async function stripeOf(
  { publicUrl }: Config,
  stripe: NonNullable<Config['stripe']>,
  { clock }: Around,
): Promise<PaymentsPort> {
  const { createStripePayments } = await import('./infra/ports/payments/stripe/stripe-payments.ts');
  return createStripePayments({ ...stripe, publicUrl, clock });
}

function sandboxOf({ secret, sandboxSettleSeconds: settleSeconds }: Config, around: Around): PaymentsPort {
  return createSandboxPayments({ ...around, secret, settleSeconds });
}

const real = <T>(port: T) => ({ port, allow: null });
const played = <T>(port: T, allow: string) => ({ port, allow });
