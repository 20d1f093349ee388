import type { PaymentMethod, PaymentStatus } from '../../../shared/enums.ts';

/** Answers of /api/orders and /api/contracts/me, as far as these pages read them. */
export interface Payment {
  id: string;
  transactionId: string | null;
  status: PaymentStatus;
  method: PaymentMethod;
  amountCents: number;
  createdAt: string;
}

export interface Delivery {
  kind: 'sim' | 'jersey';
  state: string;
  trackingNumber: string | null;
}

export interface Porting {
  state: string;
  msisdn: string;
  donatingProvider: { id: string; name: string };
  contractEndsOn: string | null;
}

export interface Order {
  id: string;
  number: string;
  state: 'pendingPayment' | 'paymentProcessing' | 'inProgress' | 'completed' | 'cancelled';
  createdAt: string;
  tariff: { id: string; name: string; type: string };
  numberType: 'new' | 'port';
  simType: 'physical' | 'esim';
  msisdn: string | null;
  price: { todayCents: number; monthlyCents: number };
  payment: Payment | null;
  paymentVersion?: 'V1' | 'V2' | 'V3';
  porting: Porting | null;
  delivery: Delivery[];
  options: { id: string; name: string; priceCents: number }[];
}

export interface Contract {
  id: string;
  number: string;
  state: 'pending' | 'active' | 'ended';
  msisdn: string;
  tariffName: string;
  startsOn: string | null;
  minimumEndsOn: string | null;
}
