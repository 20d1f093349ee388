import { resolve } from 'node:path';
import { type TeamId, teamIds } from '../shared/teams.ts';
import { EnvReader } from './start/env-reader.ts';
import { refuseDevelopmentDefaults } from './production-check.ts';

/** Thrown at start; its message is for the operator, a sentence for each faulty setting. */
export class ConfigError extends Error {}

/** All settings of the server. This file is the only reader of the environment. */
export type Config = ReturnType<typeof readConfig>;

const modes = ['development', 'production', 'test'] as const;
const developmentSecret = 'fanline-development-secret';

/** @throws ConfigError */
export function loadConfig(env: Record<string, string | undefined>, root: string): Config {
  const reader = new EnvReader(env);
  const config = readConfig(reader, root);
  if (config.mode === 'production') refuseDevelopmentDefaults(reader, config.embedded);
  if (reader.faults.length > 0) throw new ConfigError(reader.faults.join('\n'));
  return config;
}

function readConfig(env: EnvReader, root: string) {
  const mode = env.oneOf('NODE_ENV', modes, 'development');
  const isDevelopment = mode !== 'production';
  const host = env.text('HOST') ?? '127.0.0.1';
  const port = env.int('PORT', 3000, 0, 65_535);
  const publicUrl = env.url('PUBLIC_URL', ['http:', 'https:']);
  const team = env.oneOf<TeamId>('TEAM', teamIds, teamIds[0] ?? 'kanarya');
  return {
    mode,
    root,
    host,
    port,
    team,
    /** The client as it was built for the brand. */
    clientDir: resolve(root, env.text('CLIENT_DIR') ?? `dist/client/${team}`),
    /** The folder that holds schemas, ui-schemas and locales. */
    definitionsDir: resolve(root, env.text('DEFINITIONS_DIR') ?? '.'),
    dataDir: resolve(root, env.text('DATA_DIR') ?? '.data'),
    databaseUrl: env.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl: publicUrl ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`,
    secureCookies: publicUrl?.startsWith('https:') ?? !isDevelopment,
    trustProxy: env.flag('TRUST_PROXY'),
    logLevel: env.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    secret: env.text('APP_SECRET') ?? developmentSecret,
    /** Stand-ins that production refuses unless each is switched on by name. */
    embedded: {
      database: env.text('DATABASE_URL') === undefined,
      secret: env.text('APP_SECRET') === undefined,
      outbox: env.text('SMS_GATEWAY_URL') === undefined || env.text('SMTP_URL') === undefined,
      payments: env.text('STRIPE_SECRET_KEY') === undefined,
      demoData: env.flag('ALLOW_DEMO_DATA', isDevelopment),
      devPages: env.flag('ALLOW_DEV_PAGES', isDevelopment),
    },
    sms: { gatewayUrl: env.url('SMS_GATEWAY_URL', ['http:', 'https:']), key: env.text('SMS_GATEWAY_KEY') },
    mail: readMail(env),
    /** Nobody waits longer for an outside system. */
    outsideLimitSeconds: env.decimal('OUTSIDE_LIMIT_SECONDS', 4, 0.1, 4.5),
    stripe: readStripe(env),
    revealAccounts: env.flag('REVEAL_ACCOUNTS'),
    definitionsPollSeconds: env.decimal('DEFINITIONS_POLL_SECONDS', isDevelopment ? 0.8 : 60, 0.2, 3600),
    session: readSession(env),
    otp: readOtp(env),
    login: {
      freeFailures: env.int('LOGIN_FAILURES', 5, 1, 100),
      windowSeconds: env.int('LOGIN_WINDOW_SECONDS', 900, 1, 86_400),
      maxDelaySeconds: env.int('LOGIN_MAX_DELAY_SECONDS', 300, 1, 3600),
    },
    reservation: {
      holdSeconds: env.int('RESERVATION_SECONDS', 900, 1, 86_400),
      extensions: env.int('RESERVATION_EXTENSIONS', 10, 0, 100),
    },
    /** An order that nobody has paid by then is cancelled, and its number is free again. */
    unpaidOrderDays: env.int('UNPAID_ORDER_DAYS', 7, 1, 365),
    invoiceDueDays: env.int('INVOICE_DUE_DAYS', 14, 1, 90),
    /** How long nobody gets the number of a line that has ended. */
    numberQuarantineDays: env.int('NUMBER_QUARANTINE_DAYS', 90, 0, 3650),
    /** A SEPA debit at the sandbox provider is under way this long. */
    sandboxSettleSeconds: env.int('SANDBOX_SETTLE_SECONDS', 4, 0, 86_400),
    limits: {
      perMinute: env.int('RATE_LIMIT_PER_MINUTE', 300, 1, 1_000_000),
      /** What anybody can send and what makes us write mails. */
      lettersPerMinute: env.int('LETTER_LIMIT_PER_MINUTE', 10, 1, 1_000_000),
      validatePerMinute: env.int('VALIDATE_LIMIT_PER_MINUTE', 600, 1, 1_000_000),
    },
  };
}

function readMail(env: EnvReader) {
  const smtpUrl = env.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = env.text('MAIL_FROM');
  if (smtpUrl && !from)
    env.fault('With SMTP_URL set MAIL_FROM to the address that mails come from.', undefined);
  return { smtpUrl, from };
}

/** Undefined without a key: then the sandbox takes the payments. */
function readStripe(env: EnvReader) {
  const secretKey = env.text('STRIPE_SECRET_KEY');
  const webhookSecret = env.text('STRIPE_WEBHOOK_SECRET');
  const apiBase = env.url('STRIPE_API_BASE', ['http:', 'https:']);
  if (secretKey === undefined) return undefined;
  if (webhookSecret === undefined)
    env.fault('STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY.', undefined);
  return { secretKey, webhookSecret: webhookSecret ?? '', apiBase };
}

function readSession(env: EnvReader) {
  return {
    accessTokenSeconds: env.int('ACCESS_TOKEN_SECONDS', 900, 1, 86_400),
    /** A session without remember-me: the browser forgets its cookie, the server after a day. */
    shortSeconds: env.int('SESSION_SECONDS', 86_400, 60, 31_536_000),
    rememberSeconds: env.int('REMEMBER_SECONDS', 2_592_000, 60, 31_536_000),
    graceSeconds: env.int('REFRESH_GRACE_SECONDS', 10, 0, 60),
    guestSeconds: env.int('GUEST_SECONDS', 86_400, 60, 2_592_000),
    resetTokenSeconds: env.int('RESET_TOKEN_SECONDS', 900, 60, 86_400),
  };
}

function readOtp(env: EnvReader) {
  return {
    digits: 6,
    expiresSeconds: env.int('OTP_EXPIRES_SECONDS', 300, 1, 3600),
    tries: env.int('OTP_TRIES', 5, 1, 20),
    resendSeconds: env.int('OTP_RESEND_SECONDS', 60, 0, 3600),
    perQuarterHour: env.int('OTP_PER_15_MINUTES', 3, 1, 1000),
    perDay: env.int('OTP_PER_DAY', 10, 1, 10_000),
  };
}
