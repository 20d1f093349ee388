import type { Config } from '../config.ts';
import { outboxOnlyMail } from './mail/mail.ts';
import type { Ports } from './ports.ts';
import { httpSmsGateway } from './sms/http-gateway.ts';
import { outboxOnlySms } from './sms/sms.ts';

/** The adapters that the settings ask for. */
export function createPorts({ sms }: Config): Ports {
  return {
    sms: sms.gatewayUrl ? httpSmsGateway(sms.gatewayUrl, sms.key) : outboxOnlySms,
    mail: outboxOnlyMail,
  };
}
