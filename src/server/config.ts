import { resolve } from 'node:path';
import { daySeconds } from '../shared/durations.ts';
import { type TeamId, teamIds } from '../shared/teams.ts';
import { readBudgets, readLimits } from './start/budget-settings.ts';
import { needsTls } from './start/connection-settings.ts';
import { EnvReader } from './start/env-reader.ts';
import { readLineWaits } from './start/line-settings.ts';
import { allowSettings, refuseDevelopmentDefaults } from './start/production-check.ts';
import { readSystems, readZoho } from './start/system-settings.ts';
import { readUnpaid } from './start/unpaid-settings.ts';
import { readUploads } from './start/upload-settings.ts';
import { readWorkbench } from './start/workbench-settings.ts';

export type { BudgetName } from './start/budget-settings.ts';

/** Thrown at start; its message has one sentence for each faulty setting, for the operator. */
export class ConfigError extends Error {}

/** All settings of the server. This file is the only reader of the environment. */
export type Config = ReturnType<typeof readConfig>;

const modes = ['development', 'production', 'test'] as const;
const developmentSecret = 'fanline-development-secret';

/** @throws ConfigError */
export function loadConfig(env: Record<string, string | undefined>, root: string): Config {
  const reader = new EnvReader(env);
  const config = readConfig(reader, root);
  if (config.mode === 'production') refuseDevelopmentDefaults(reader, config);
  if (reader.faults.length > 0) throw new ConfigError(reader.faults.join('\n'));
  return config;
}

function readConfig(env: EnvReader, root: string) {
  const mode = env.oneOf('NODE_ENV', modes, 'development');
  const isDevelopment = mode !== 'production';
  const host = env.text('HOST') ?? '127.0.0.1';
  const port = env.int('PORT', 3000, 0, 65_535);
  const publicUrl = env.url('PUBLIC_URL', ['http:', 'https:']);
  const definitionsFrom = env.oneOf('DEFINITIONS_FROM', ['folder', 'release'], 'folder');
  const team = env.oneOf<TeamId>('TEAM', teamIds, teamIds[0] ?? 'kanarya');
  return {
    mode,
    root,
    host,
    port,
    team,
    /** The folder of the client that was built for the brand. */
    clientDir: resolve(root, env.text('CLIENT_DIR') ?? `dist/client/${team}`),
    /** The folder that holds schemas, ui-schemas and locales. */
    definitionsDir: resolve(root, env.text('DEFINITIONS_DIR') ?? '.'),
    /** `release`: what is published in the database is in force, over the folder that came with the program. */
    definitionsFrom,
    /** Where the staff change definitions; undefined: off. */
    workbench: readWorkbench(env, { mode, definitionsFrom }),
    /** The languages of `locales/languages.json` that are on. */
    extraLanguages: env.list('EXTRA_LANGUAGES', /^[a-z]{2}$/, 'codes of two letters'),
    /** Off: browsers get a worker that removes itself and all that it kept. */
    serviceWorker: env.oneOf('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    /** A file with the services of third parties, in the place of those in `teams/<id>.json`: a stage has its own. */
    servicesFile: env.text('SERVICES_FILE'),
    dataDir: resolve(root, env.text('DATA_DIR') ?? '.data'),
    databaseUrl: env.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    migrationDatabaseUrl: env.url('MIGRATION_DATABASE_URL', ['postgres:', 'postgresql:']),
    /** Connections that requests of this process hold at most; jobs have four more. */
    poolSize: env.int('DATABASE_POOL', 10, 1, 1000),
    /** A statement of a request that takes longer is given up, and the caller gets 503. */
    databaseLimitSeconds: env.decimal('DATABASE_LIMIT_SECONDS', 1.2, 0.1, 60),
    publicUrl: publicUrl ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`,
    secureCookies: publicUrl?.startsWith('https:') ?? !isDevelopment,
    trustProxy: env.proxies('TRUST_PROXY'),
    logLevel: env.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    secret: env.text('APP_SECRET') ?? developmentSecret,
    /** The secret before, which stays valid while all processes take the new one. */
    previousSecret: env.text('APP_SECRET_PREVIOUS'),
    /** Stand-ins that production refuses unless the settings allow each by name. */
    embedded: {
      database: env.text('DATABASE_URL') === undefined,
      outbox: env.text('SMS_GATEWAY_URL') === undefined || env.text('SMTP_URL') === undefined,
      payments: env.text('STRIPE_SECRET_KEY') === undefined,
      demoData: env.flag('ALLOW_DEMO_DATA', isDevelopment),
      devPages: env.flag('ALLOW_DEV_PAGES', isDevelopment),
    },
    /** The simulations that the settings allow by name. */
    allowed: allowSettings.filter((name) => env.flag(name)),
    /** The outside systems over HTTP; those that are not set are simulated. */
    systems: readSystems(env),
    zoho: readZoho(env),
    sms: {
      gatewayUrl: env.url('SMS_GATEWAY_URL', ['http:', 'https:']),
      key: env.credential('SMS_GATEWAY_KEY'),
    },
    mail: readMail(env),
    /** A call to an outside system may take at most this long. */
    paperThreads: env.int('PAPER_THREADS', 1, 1, 16),
    pictureThreads: env.int('PICTURE_THREADS', 1, 1, 16),
    outsideLimitSeconds: env.decimal('OUTSIDE_LIMIT_SECONDS', 4, 0.1, 4.5),
    stripe: readStripe(env),
    revealAccounts: env.flag('REVEAL_ACCOUNTS'),
    definitionsPollSeconds: env.decimal('DEFINITIONS_POLL_SECONDS', isDevelopment ? 0.8 : 3, 0.2, 3600),
    session: readSession(env),
    otp: readOtp(env),
    login: {
      freeFailures: env.int('LOGIN_FAILURES', 5, 1, 100),
      /** Failures of all strangers together for one login name. */
      freeStrangerFailures: env.int('LOGIN_STRANGER_FAILURES', 20, 1, 10_000),
      windowSeconds: env.int('LOGIN_WINDOW_SECONDS', 900, 1, daySeconds),
      maxDelaySeconds: env.int('LOGIN_MAX_DELAY_SECONDS', 300, 1, 3600),
    },
    reservation: {
      holdSeconds: env.int('RESERVATION_SECONDS', 900, 1, daySeconds),
      extensions: env.int('RESERVATION_EXTENSIONS', 10, 0, 100),
    },
    ...readUnpaid(env),
    ...readLineWaits(env),
    uploads: readUploads(env),
    /** A SEPA debit at the sandbox provider takes this long. */
    sandboxSettleSeconds: env.int('SANDBOX_SETTLE_SECONDS', 4, 0, daySeconds),
    /** How often costly acts are done; counted in the database. */
    budgets: readBudgets(env),
    /** Who is told when everybody's budget is used up. */
    operatorEmail: env.text('OPERATOR_EMAIL'),
    /** The bearer token for `/metrics`. Without it production has no `/metrics`, and development only on loopback. */
    metricsToken: readMetricsToken(env),
    connections: {
      /** A request must arrive to its end within this time. */
      requestSeconds: env.decimal('REQUEST_SECONDS', 20, 0.2, 600),
      /** Connections that a process may have open at once, those of proxies included. */
      all: env.int('CONNECTIONS', 20_000, 1, 1_000_000),
      /** Connections, behind proxies requests under way, that one address may have at once; a stadium has one address. */
      perAddress: env.int('CONNECTIONS_PER_ADDRESS', 5000, 1, 1_000_000),
    },
    limits: readLimits(env),
  };
}

function readMail(env: EnvReader) {
  const smtpUrl = env.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = env.text('MAIL_FROM');
  if (smtpUrl && !from)
    env.fault('With SMTP_URL set MAIL_FROM to the address that mails come from.', undefined);
  return { smtpUrl, from, needsTls: needsTls(env, smtpUrl) };
}

/** Undefined without a key: then the sandbox takes the payments. */
function readStripe(env: EnvReader) {
  const secretKey = env.text('STRIPE_SECRET_KEY');
  const webhookSecrets = env.secrets('STRIPE_WEBHOOK_SECRET');
  const apiBase = env.url('STRIPE_API_BASE', ['http:', 'https:']);
  if (secretKey === undefined) return undefined;
  if (webhookSecrets.length === 0)
    env.fault('STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY.', undefined);
  return { secretKey, webhookSecrets, apiBase };
}

function readSession(env: EnvReader) {
  return {
    accessTokenSeconds: env.int('ACCESS_TOKEN_SECONDS', 900, 1, daySeconds),
    /**
     * A session without remember-me: the browser deletes its cookie at its end, the server ends the session after a
     * day.
     */
    shortSeconds: env.int('SESSION_SECONDS', daySeconds, 60, 365 * daySeconds),
    rememberSeconds: env.int('REMEMBER_SECONDS', 30 * daySeconds, 60, 365 * daySeconds),
    /** A session ends this long after its login, however much it is used. */
    longestSeconds: env.int('SESSION_LONGEST_SECONDS', 30 * daySeconds, 60, 365 * daySeconds),
    graceSeconds: env.int('REFRESH_GRACE_SECONDS', 10, 0, 60),
    guestSeconds: env.int('GUEST_SECONDS', daySeconds, 60, 30 * daySeconds),
    /** How long a step-up is open in a session. */
    stepUpSeconds: env.int('STEP_UP_SECONDS', 600, 1, daySeconds),
    resetTokenSeconds: env.int('RESET_TOKEN_SECONDS', 900, 60, daySeconds),
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
    /** Codes go only to mobile numbers of these countries. */
    countries: (env.text('OTP_COUNTRIES') ?? 'DE,AT,CH,TR')
      .split(',')
      .map((country) => country.trim().toUpperCase()),
  };
}

function readMetricsToken(env: EnvReader) {
  const token = env.text('METRICS_TOKEN');
  if (token !== undefined && !/^[\w~+/.=-]{16,}$/.test(token))
    env.fault('METRICS_TOKEN must have at least 16 letters, digits and -._~+/=.', undefined);
  return token;
}
