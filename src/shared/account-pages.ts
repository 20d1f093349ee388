import type { PageRecord } from './page-record.ts';

/** The pages of a customer's own things. */
export const accountPages = {
  welcome: { paths: ['/auth/welcome'], file: 'welcome', area: 'auth', session: true },
  dashboard: { paths: ['/dashboard'], file: 'dashboard', area: 'dashboard', session: true },
  usage: {
    paths: ['/dashboard/usage'],
    file: 'usage',
    area: 'usage',
    session: true,
    linked: 'account',
    kept: 'own',
  },
  options: {
    paths: ['/dashboard/options'],
    file: 'options',
    area: 'packages',
    session: true,
    linked: 'account',
  },
  option: { paths: ['/dashboard/options/:id'], file: 'option', area: 'packages', session: true },
  badges: { paths: ['/dashboard/badges'], file: 'badges', area: 'badges', session: true },
  bills: { paths: ['/dashboard/bills'], file: 'bills', area: 'invoices', session: true, kept: 'own' },
  voucher: {
    paths: ['/dashboard/voucher'],
    file: 'voucher',
    area: 'invoices',
    session: true,
    query: { oneOf: ['code'], otherwise: '/dashboard/bills' },
  },
  accountOverview: {
    paths: ['/dashboard/account/overview'],
    file: 'account-overview',
    area: 'account',
    session: true,
  },
  tariffChange: {
    paths: ['/dashboard/tariff'],
    file: 'tariff-change',
    area: 'contract',
    session: true,
    forms: ['contract/tariff-change'],
  },
  profile: {
    paths: ['/dashboard/account/profile', '/profile'],
    file: 'profile',
    area: 'account',
    session: true,
    forms: ['account/profile'],
  },
  devices: {
    paths: ['/dashboard/account/devices'],
    file: 'devices',
    area: 'account',
    session: true,
    linked: 'account',
  },
  paymentMethods: {
    paths: ['/dashboard/account/payment-methods'],
    file: 'payment-methods',
    area: 'account',
    session: true,
    linked: 'account',
    forms: ['account/bank-account'],
  },
} as const satisfies Record<string, PageRecord>;
