import { daySeconds } from '../../shared/durations.ts';
import type { EnvReader } from './env-reader.ts';

const hour = 3600;

/**
 * How often a costly act is done, and in how many seconds. `Caller`: by one customer or guest. `Address`: from one address,
 * where many honest people can be (a stadium). `Strangers` and `Customers`: by all of them, each their own share.
 */
const defaults = {
  /** Codes by SMS. `Range`: to 10,000 consecutive numbers; `Abroad`: to strangers of one country other than Germany. */
  smsCaller: [6, hour],
  smsAddress: [120, hour],
  smsRange: [60, hour],
  smsAbroad: [200, hour],
  smsStrangers: [3000, hour],
  smsCustomers: [1500, hour],
  /** Mails that a public form causes. `Recipient`: to one address; `Receipt`: of cancellations and withdrawals. */
  mailRecipient: [10, daySeconds],
  mailReceipt: [3, daySeconds],
  mailCaller: [10, hour],
  mailAddress: [120, hour],
  mailStrangers: [2000, hour],
  mailCustomers: [1000, hour],
  /** Cancellations and withdrawals by the public forms. They are never refused because of the mails. */
  declarationAddress: [120, hour],
  /** PDFs that are made while the sender of a cancellation or withdrawal waits. Over it they are made later. */
  receiptCaller: [10, hour],
  receiptAddress: [60, hour],
  receiptStrangers: [1500, hour],
  receiptCustomers: [1500, hour],
  /** PDFs made before an order. */
  paperCaller: [30, hour],
  paperAddress: [300, hour],
  paperStrangers: [3000, hour],
  paperCustomers: [1500, hour],
  /** Pictures for telephones. */
  pictureUser: [40, hour],
  pictureCustomers: [3000, hour],
  /** Questions whether an e-mail address is free. */
  checkCaller: [20, hour],
  checkAddress: [300, hour],
  checkStrangers: [3000, hour],
  checkCustomers: [1500, hour],
  /** Files for forms. */
  uploadCaller: [30, hour],
  uploadAddress: [300, hour],
  uploadStrangers: [3000, hour],
  uploadCustomers: [1500, hour],
  /** Numbers that guests without a proved phone reserve. */
  holdAddress: [30, hour],
  holdStrangers: [400, hour],
  /** Mails to the operator that there is no SIM left of a type. */
  emptySimStock: [1, daySeconds],
  /**
   * Acts with a password that is hashed or compared. `Caller`: of one guest, account or reset token. Of two processors that do nothing else, all strangers together take half.
   */
  passwordCaller: [60, 900],
  passwordAddress: [1200, 900],
  passwordStrangers: [20_000, 900],
  passwordCustomers: [10_000, 900],
} as const satisfies Record<string, readonly [limit: number, seconds: number]>;

export type BudgetName = keyof typeof defaults;

export interface Allowance {
  limit: number;
  seconds: number;
}

/** The names of all budgets, as in the settings: `smsCaller` is `BUDGET_SMS_CALLER`. */
export const budgetNames = Object.keys(defaults).filter((name): name is BudgetName =>
  Object.hasOwn(defaults, name),
);

export function settingOf(name: BudgetName): string {
  return `BUDGET_${name.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()}`;
}

/** Reads `BUDGET_…=<limit>/<seconds>`; `BUDGET_SCALE` multiplies the limits that are not set. */
export function readBudgets(env: EnvReader): (name: BudgetName) => Allowance {
  const scale = env.decimal('BUDGET_SCALE', 1, 0.01, 1_000_000);
  const read = new Map(budgetNames.map((name) => [name, readOne(env, name)]));
  return (name) =>
    read.get(name) ?? { limit: Math.ceil(defaults[name][0] * scale), seconds: defaults[name][1] };
}

function readOne(env: EnvReader, name: BudgetName): Allowance | undefined {
  const text = env.text(settingOf(name));
  if (text === undefined) return undefined;
  const [, limit, seconds] = /^(\d{1,9})\/(\d{1,6})$/.exec(text) ?? [];
  const read = { limit: Number(limit), seconds: Number(seconds) };
  if (read.seconds > 0) return read;
  const [most, within] = defaults[name];
  return env.fault(
    `${settingOf(name)} must be a limit and a number of seconds, like ${most}/${within}, but is "${text}".`,
    undefined,
  );
}

/** Requests per minute. */
export function readLimits(env: EnvReader) {
  const perMinute = env.int('RATE_LIMIT_PER_MINUTE', 300, 1, 1_000_000);
  return {
    perMinute,
    /** All requests of an address that come from no known account or guest. */
    strangersPerMinute: env.int('RATE_LIMIT_STRANGERS', 10 * perMinute, 1, 10_000_000),
    /** All requests of an address together: a stadium has one. */
    addressPerMinute: env.int('RATE_LIMIT_PER_ADDRESS', 20 * perMinute, 1, 100_000_000),
    validatePerMinute: env.int('VALIDATE_LIMIT_PER_MINUTE', 600, 1, 1_000_000),
  };
}
