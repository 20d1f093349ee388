import type { PortState } from './circuit-breaker.ts';
import type { MailPort } from './mail/mail.ts';
import type { PaymentsPort } from './payments/payments.ts';
import type { PortingPort } from './porting/porting.ts';
import type { SmsPort } from './sms/sms.ts';

/** The outside systems; each has an embedded default and an adapter for the real system. */
export interface Ports {
  sms: SmsPort;
  mail: MailPort;
  payments: PaymentsPort;
  porting: PortingPort;
  /** The result of this process's last call to each system. */
  health(): Record<'sms' | 'mail' | 'payments' | 'porting', PortState>;
}
