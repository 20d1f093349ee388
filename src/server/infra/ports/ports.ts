import type { PortState } from './circuit-breaker.ts';
import type { MailPort } from './mail/mail.ts';
import type { PaymentsPort } from '../../ports/payments/payments.ts';
import type { PortingPort } from '../../ports/porting/porting.ts';
import type { SmsPort } from './sms/sms.ts';

/** The outside systems; each has an embedded default and an adapter for the real thing. */
export interface Ports {
  sms: SmsPort;
  mail: MailPort;
  payments: PaymentsPort;
  porting: PortingPort;
  /** How each did when this process asked it last. */
  health(): Record<'sms' | 'mail' | 'payments' | 'porting', PortState>;
}
