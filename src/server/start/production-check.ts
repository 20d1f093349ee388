import { refusePlainConnections } from './connection-settings.ts';
import type { EnvReader } from './env-reader.ts';
import { type SystemName, type SystemSettings, simulatedSystems, systemNames } from './system-settings.ts';

/** The settings that allow a simulation of an outside system in production. */
export const allowSettings: readonly string[] = [
  'ALLOW_OUTBOX_ONLY',
  'ALLOW_SANDBOX_PAYMENTS',
  'ALLOW_UNSCANNED_FILES',
  ...systemNames.map((name) => simulatedSystems[name].allow),
];

/** The settings that production looks at. */
interface Checked {
  embedded: Record<'database' | 'outbox' | 'payments', boolean>;
  secret: string;
  previousSecret: string | undefined;
  publicUrl: string;
  databaseUrl: string | undefined;
  migrationDatabaseUrl: string | undefined;
  sms: { gatewayUrl: string | undefined };
  uploads: { clamdUrl: string | undefined };
  systems: Partial<Record<SystemName, SystemSettings>>;
  zoho: { apiUrl: string; accountsUrl: string } | undefined;
}

/** Records a fault for each development stand-in that the settings do not allow in production. */
export function refuseDevelopmentDefaults(env: EnvReader, config: Checked): void {
  refuseStandIns(env, config);
  refuseWeakSecrets(env, config);
  refusePlainConnections(env, config);
  // Links in mails and the way back from a payment lead there, and a code in an SMS names it.
  if (env.text('PUBLIC_URL') === undefined || !config.publicUrl.startsWith('https:'))
    env.fault('In production set PUBLIC_URL to the https:// address that people use.', undefined);
  // Without it, all people behind a proxy would share the limits of one address.
  if (env.text('TRUST_PROXY') === undefined)
    env.fault(
      'In production set TRUST_PROXY to the number of proxies before the server, 0 for none.',
      undefined,
    );
}

function refuseStandIns(env: EnvReader, { embedded, systems, uploads }: Checked): void {
  const refuse = (isUsed: boolean, allow: string, sentence: string) => {
    if (isUsed && !env.flag(allow)) env.fault(`In production ${sentence}, or ${allow}=1.`, undefined);
  };
  refuse(embedded.database, 'ALLOW_EMBEDDED_DATABASE', 'set DATABASE_URL to a PostgreSQL server');
  refuse(
    embedded.outbox,
    'ALLOW_OUTBOX_ONLY',
    'set SMS_GATEWAY_URL and SMTP_URL, so that codes and mails reach people',
  );
  refuse(embedded.payments, 'ALLOW_SANDBOX_PAYMENTS', 'set STRIPE_SECRET_KEY, so that money is taken');
  refuse(
    uploads.clamdUrl === undefined,
    'ALLOW_UNSCANNED_FILES',
    'set CLAMD_URL, so that files are searched for malicious software',
  );
  for (const name of systemNames)
    refuse(systems[name] === undefined, simulatedSystems[name].allow, simulatedSystems[name].wants);
}

function refuseWeakSecrets(env: EnvReader, { secret, previousSecret }: Checked): void {
  const how = '32 random bytes in hex or base64, the same for all processes: openssl rand -base64 32';
  if (!isStrongSecret(secret)) env.fault(`In production set APP_SECRET to ${how}.`, undefined);
  if (previousSecret !== undefined && !isStrongSecret(previousSecret))
    env.fault(`In production APP_SECRET_PREVIOUS must be ${how}.`, undefined);
}

/** 32 bytes in hex, base64 or base64url, or more. */
const encoded = /^(?:[0-9a-f]{64,}|[\w+/-]{43,}={0,2})$/i;

/** Random bytes have nearly always 15 of the 16 digits of hex, and more of base64: fewer were typed, not drawn. */
const leastDifferent = 12;

/** Whether a text can be 32 random bytes. Whether it was drawn at random, only its owner knows. */
function isStrongSecret(text: string): boolean {
  return encoded.test(text) && new Set(text).size >= leastDifferent && !isRepetition(text);
}

/** `abcabcabc`: a text that begins again within itself. */
function isRepetition(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length;
}
