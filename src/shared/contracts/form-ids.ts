/** The forms that the program asks for. Other forms are data that no code names. */
export const formIds = [
  'account/app-settings',
  'account/bank-account',
  'account/password',
  'account/profile',
  'account/step-up',
  'auth/corporate-register',
  'auth/dealer-application',
  'auth/forgot-password',
  'auth/login',
  'auth/otp',
  'auth/phone',
  'auth/register',
  'auth/reset-password',
  'contract/cancel',
  'contract/tariff-change',
  'contract/withdraw',
  'giveaway/entry',
  'invoices/objection',
  'order/approval',
  'order/coupon',
  'order/jersey',
  'order/new-number',
  'order/number',
  'order/options',
  'order/payment',
  'order/porting',
  'order/porting-correction',
  'order/tariff',
  'support/message',
  'survey/answer',
  'wallpapers/shirt',
] as const;

/** Forms whose record also keeps what no code reads, and the column that it stands in. */
export const storedForms: ReadonlyMap<string, string> = new Map([
  ['auth/register', 'users.answers'],
  ['account/profile', 'users.answers'],
  ['auth/corporate-register', 'application.answers'],
  ['auth/dealer-application', 'application.answers'],
  ['contract/cancel', 'declaration.answers'],
  ['contract/tariff-change', 'tariff_change.answers'],
  ['contract/withdraw', 'declaration.answers'],
  ['giveaway/entry', 'giveaway_entry.answers'],
  ['invoices/objection', 'objection.answers'],
  ['order/approval', 'orders.answers'],
  ['order/coupon', 'orders.answers'],
  ['order/jersey', 'orders.answers'],
  ['order/new-number', 'orders.answers'],
  ['order/number', 'orders.answers'],
  ['order/options', 'orders.answers'],
  ['order/payment', 'orders.answers'],
  ['order/porting', 'orders.answers'],
  ['order/porting-correction', 'orders.answers'],
  ['order/tariff', 'orders.answers'],
  ['support/message', 'support_message.answers'],
  ['survey/answer', 'survey_answer.answers'],
]);

/** Forms of the program whose record takes the files that were sent with it; forms of pages all do. */
export const fileForms: readonly string[] = ['support/message'];

export type FormId = (typeof formIds)[number];
