import type { PageRecord } from './page-record.ts';

/** The pages of a customer's own things. */
export const accountPages = {
  welcome: { paths: ['/auth/welcome'], area: 'auth', session: true },
  dashboard: { paths: ['/dashboard'], area: 'dashboard', session: true },
  usage: {
    paths: ['/dashboard/usage'],
    area: 'usage',
    session: true,
    kept: 'own',
  },
  options: {
    paths: ['/dashboard/options'],
    area: 'packages',
    session: true,
  },
  option: { paths: ['/dashboard/options/:id'], area: 'packages', session: true },
  badges: { paths: ['/dashboard/badges'], area: 'badges', words: 'content', session: true },
  bills: { paths: ['/dashboard/bills'], area: 'invoices', session: true, kept: 'own' },
  calls: {
    paths: ['/dashboard/bills/calls'],
    area: 'invoices',
    words: 'service',
    session: true,
    forms: ['calls/itemised'],
  },
  voucher: {
    paths: ['/dashboard/voucher'],
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
  sim: {
    paths: ['/dashboard/sim'],
    area: 'account',
    words: 'content',
    session: true,
  },
  esim: { paths: ['/dashboard/esim'], area: 'account', words: 'content', session: true },
  simReplacement: {
    paths: ['/auth/sim-replacement'],
    file: 'sim-replacement',
    area: 'auth',
    words: 'content',
    query: { oneOf: ['confirm', 'cancel'], otherwise: '/dashboard/sim' },
  },
  profile: {
    paths: ['/dashboard/account/profile', '/profile'],
    area: 'account',
    words: 'service',
    session: true,
    forms: ['account/profile'],
  },
  devices: {
    paths: ['/dashboard/account/devices'],
    area: 'account',
    session: true,
  },
  messages: {
    paths: ['/account/messages'],
    area: 'account',
    words: 'service',
    session: true,
  },
  closing: {
    paths: ['/account/close'],
    area: 'account',
    words: 'service',
    session: true,
    forms: ['account/closing'],
  },
  closed: { paths: ['/auth/account-closed'], area: 'closing', words: 'service' },
  paymentMethods: {
    paths: ['/dashboard/account/payment-methods'],
    file: 'payment-methods',
    area: 'account',
    session: true,
    forms: ['account/bank-account'],
  },
} as const satisfies Record<string, PageRecord>;
