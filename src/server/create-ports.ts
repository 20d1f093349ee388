import { choosePorts } from './choose-ports.ts';
import type { Config } from './config.ts';
import { type CircuitBreaker, circuitBreaker } from './infra/ports/circuit-breaker.ts';
import { checkParcel } from './infra/ports/logistics/check-parcel.ts';
import type { LogisticsPort } from './infra/ports/logistics/logistics.ts';
import { guardNetwork } from './infra/ports/network/guarded-network.ts';
import { guardPayments } from './infra/ports/payments/guarded-payments.ts';
import { checkPortingUpdate } from './infra/ports/porting/check-porting-update.ts';
import type { PortingPort } from './infra/ports/porting/porting.ts';
import type { OutsideSystems, PortName, Ports } from './infra/ports/ports.ts';
import type { SandboxOptions } from './sandbox/payments/sandbox-options.ts';

/** Some systems are asked while a customer waits: after one failure, the next customers do not wait for a call. */
const restMs = 30_000;

/** What the log calls each system, and how long it rests after a failure. */
const guarded: Record<PortName, { name: string; restMs?: number }> = {
  sms: { name: 'The SMS gateway' },
  mail: { name: 'The mail server' },
  payments: { name: 'The payment provider' },
  porting: { name: 'The exchange of numbers', restMs },
  logistics: { name: 'The carrier' },
  billingCustomers: { name: 'The billing system', restMs },
  crm: { name: 'The CRM' },
  network: { name: 'The mobile network' },
  scan: { name: 'The scanner of files' },
};

/** The adapters that the settings choose, each behind a circuit breaker. @throws ConfigError */
export async function createPorts(
  config: Config,
  around: Pick<SandboxOptions, 'db' | 'clock' | 'random'>,
): Promise<Ports> {
  return guardPorts(await choosePorts(config, around), config.outsideLimitSeconds * 1000);
}

/** Puts the ports behind circuit breakers; a test passes systems that are slow, broken or give false answers. */
export function guardPorts(systems: OutsideSystems, limitMs: number): Ports {
  const { sms, mail, payments, porting, logistics, billingCustomers, crm, network, scan } = systems;
  const guard = (name: PortName) => circuitBreaker(guarded[name].name, { limitMs, ...guarded[name] });
  const guards = {
    sms: guard('sms'),
    mail: guard('mail'),
    payments: guard('payments'),
    porting: guard('porting'),
    logistics: guard('logistics'),
    billingCustomers: guard('billingCustomers'),
    crm: guard('crm'),
    network: guard('network'),
    scan: guard('scan'),
  };
  return {
    sms: { send: (message) => guards.sms.call((signal) => sms.send(message, signal)) },
    mail: { send: (message) => guards.mail.call((signal) => mail.send(message, signal)) },
    payments: guardPayments(payments, guards.payments),
    porting: guardPorting(porting, guards.porting),
    network: guardNetwork(network, guards.network),
    logistics: guardLogistics(logistics, guards.logistics),
    billingCustomers: {
      ...billingCustomers,
      create: (customer) =>
        guards.billingCustomers.call((signal) => billingCustomers.create(customer, signal)),
    },
    crm: { ...crm, save: (lead) => guards.crm.call((signal) => crm.save(lead, signal)) },
    scan: { scan: (bytes) => guards.scan.call((signal) => scan.scan(bytes, signal)) },
    health: () => ({
      sms: guards.sms.state(),
      mail: guards.mail.state(),
      payments: guards.payments.state(),
      porting: guards.porting.state(),
      logistics: guards.logistics.state(),
      billingCustomers: guards.billingCustomers.state(),
      crm: guards.crm.state(),
      network: guards.network.state(),
      scan: guards.scan.state(),
    }),
  };
}

function guardPorting(port: PortingPort, { call }: CircuitBreaker): PortingPort {
  return {
    ...port,
    updateOn: (request, today) =>
      call(async (signal) => checkPortingUpdate(await port.updateOn(request, today, signal), request)),
    cancel: (id) => call((signal) => port.cancel(id, signal)),
  };
}

function guardLogistics(port: LogisticsPort, { call }: CircuitBreaker): LogisticsPort {
  return {
    ...port,
    updateOn: (parcel, today) =>
      call(async (signal) => checkParcel(await port.updateOn(parcel, today, signal), parcel, today)),
    cancel: (id) => call((signal) => port.cancel(id, signal)),
  };
}
