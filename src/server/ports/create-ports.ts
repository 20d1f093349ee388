import type { Config } from '../config.ts';
import { outboxOnlyMail } from './mail/mail.ts';
import { guardPayments } from './payments/guarded-payments.ts';
import type { SandboxOptions } from './payments/sandbox/sandbox-options.ts';
import { createSandboxPayments } from './payments/sandbox/sandbox-payments.ts';
import { simulatedPorting } from './porting/simulated-porting.ts';
import type { Ports } from './ports.ts';
import { httpSmsGateway } from './sms/http-gateway.ts';
import { outboxOnlySms } from './sms/sms.ts';

/** The adapters that the settings ask for. */
export function createPorts(config: Config, around: Pick<SandboxOptions, 'db' | 'clock' | 'random'>): Ports {
  const { sms, secret, sandboxSettleSeconds: settleSeconds } = config;
  return {
    sms: sms.gatewayUrl ? httpSmsGateway(sms.gatewayUrl, sms.key) : outboxOnlySms,
    mail: outboxOnlyMail,
    payments: guardPayments(createSandboxPayments({ ...around, secret, settleSeconds })),
    porting: simulatedPorting,
  };
}
