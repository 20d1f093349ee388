import type { EnvReader } from './env-reader.ts';
import { type SystemName, simulatedSystems, systemNames } from './system-settings.ts';

/** Addresses of systems outside the process, as the settings name them. */
interface Addresses {
  databaseUrl: string | undefined;
  migrationDatabaseUrl: string | undefined;
  sms: { gatewayUrl: string | undefined };
  uploads: { clamdUrl: string | undefined };
  systems: Partial<Record<SystemName, { url: string }>>;
  zoho: { apiUrl: string; accountsUrl: string } | undefined;
}

/** What `sslmode` must be for a connection that is never without TLS. */
const encryptedModes = ['require', 'verify-ca', 'verify-full'];

/**
 * Records a fault for each connection that would leave the machine without TLS. A mail server without STARTTLS is
 * refused when a mail is sent: see `needsTls`.
 */
export function refusePlainConnections(env: EnvReader, given: Addresses): void {
  const { databaseUrl, migrationDatabaseUrl, sms, systems, uploads, zoho } = given;
  if (env.flag('ALLOW_PLAIN_CONNECTIONS')) return;
  const refuse = (url: string | undefined, isEncrypted: (url: URL) => boolean, name: string, how: string) => {
    if (url === undefined || isLocal(new URL(url)) || isEncrypted(new URL(url))) return;
    env.fault(`In production ${name} must ${how}, or ALLOW_PLAIN_CONNECTIONS=1.`, undefined);
  };
  const hasMode = ({ searchParams }: URL) => encryptedModes.includes(searchParams.get('sslmode') ?? '');
  refuse(databaseUrl, hasMode, 'DATABASE_URL', 'end with ?sslmode=verify-full');
  refuse(migrationDatabaseUrl, hasMode, 'MIGRATION_DATABASE_URL', 'end with ?sslmode=verify-full');
  const isHttps = ({ protocol }: URL) => protocol === 'https:';
  const refuseHttp = (url: string | undefined, name: string) =>
    refuse(url, isHttps, name, 'start with https://');
  // clamd knows no TLS.
  refuse(uploads.clamdUrl, () => false, 'CLAMD_URL', 'lead to this machine, or through a tunnel');
  refuseHttp(sms.gatewayUrl, 'SMS_GATEWAY_URL');
  for (const name of systemNames) refuseHttp(systems[name]?.url, `${simulatedSystems[name].prefix}_URL`);
  refuseHttp(zoho?.apiUrl, 'ZOHO_API_URL');
  refuseHttp(zoho?.accountsUrl, 'ZOHO_ACCOUNTS_URL');
}

/** Whether mails may go only by TLS: in production, to another machine. */
export function needsTls(env: EnvReader, url: string | undefined): boolean {
  const isPlainAllowed = env.text('NODE_ENV') !== 'production' || env.flag('ALLOW_PLAIN_CONNECTIONS');
  return url !== undefined && !isPlainAllowed && !isLocal(new URL(url));
}

/** The machine itself, or a socket of PostgreSQL, whose folder stands in the query. */
function isLocal({ hostname, searchParams }: URL): boolean {
  if (hostname === '') return (searchParams.get('host') ?? '/').startsWith('/');
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}
