import type { BillingCustomersPort } from './billing-customers/billing-customers.ts';
import type { PortState } from './circuit-breaker.ts';
import type { CrmPort } from './crm/crm.ts';
import type { LogisticsPort } from './logistics/logistics.ts';
import type { MailPort } from './mail/mail.ts';
import type { NetworkPort } from './network/network.ts';
import type { PaymentsPort } from './payments/payments.ts';
import type { PortingPort } from './porting/porting.ts';
import type { ScanPort } from './scan/scan.ts';
import type { SmsPort } from './sms/sms.ts';

/** The outside systems; each has an embedded default and an adapter for the real system. */
export interface OutsideSystems {
  sms: SmsPort;
  mail: MailPort;
  payments: PaymentsPort;
  porting: PortingPort;
  network: NetworkPort;
  logistics: LogisticsPort;
  billingCustomers: BillingCustomersPort;
  crm: CrmPort;
  scan: ScanPort;
}
export type PortName = keyof OutsideSystems;

export interface Ports extends OutsideSystems {
  /** The result of this process's last call to each system. */
  health(): Record<PortName, PortState>;
}
