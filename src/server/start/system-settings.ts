import type { Credential } from './credential.ts';
import type { EnvReader } from './env-reader.ts';

export const systemNames = ['porting', 'logistics', 'network', 'billingCustomers'] as const;

/**
 * The outside systems of which we have a simulation: the beginning of their settings, the switch that allows the
 * simulation in production, and what production asks for instead.
 */
export const simulatedSystems = {
  porting: {
    prefix: 'PORTING',
    allow: 'ALLOW_SIMULATED_PORTING',
    wants: 'set PORTING_URL, so that numbers are really ported',
    hasNews: true,
  },
  logistics: {
    prefix: 'LOGISTICS',
    allow: 'ALLOW_SIMULATED_LOGISTICS',
    wants: 'set LOGISTICS_URL, so that parcels are really sent',
    hasNews: true,
  },
  network: {
    prefix: 'NETWORK',
    allow: 'ALLOW_SIMULATED_NETWORK',
    wants: 'set NETWORK_URL, so that lines work and usage is measured',
    hasNews: true,
  },
  billingCustomers: {
    prefix: 'BILLING',
    allow: 'ALLOW_SIMULATED_BILLING',
    wants: 'set BILLING_URL, so that the billing system knows the customers',
    // It answers whether it takes a customer; nothing that it may find later changes what we do.
    hasNews: false,
  },
} as const satisfies Record<SystemName, object>;
export type SystemName = (typeof systemNames)[number];

/** Where a system is, the key that it knows us by, and the secret that it signs its news with. */
export interface SystemSettings {
  url: string;
  key: Credential;
  /** Those that are valid: while one is exchanged, also the one before. */
  newsSecrets: readonly string[];
}

/** The systems that are set; the others are simulated. */
export function readSystems(env: EnvReader): Partial<Record<SystemName, SystemSettings>> {
  return Object.fromEntries(
    systemNames.flatMap((name) => {
      const settings = readSystem(env, simulatedSystems[name]);
      return settings ? [[name, settings]] : [];
    }),
  );
}

function readSystem(
  env: EnvReader,
  { prefix, hasNews }: (typeof simulatedSystems)[SystemName],
): SystemSettings | undefined {
  const url = env.url(`${prefix}_URL`, ['http:', 'https:']);
  const key = env.credential(`${prefix}_KEY`);
  const newsSecrets = env.secrets(`${prefix}_NEWS_SECRET`);
  if (url === undefined) return undefined;
  if (key === undefined) env.fault(`${prefix}_KEY must be set together with ${prefix}_URL.`, undefined);
  if (hasNews && newsSecrets.length === 0)
    env.fault(`${prefix}_NEWS_SECRET must be set together with ${prefix}_URL.`, undefined);
  return { url, key: key ?? (() => ''), newsSecrets };
}

/** Undefined without an address: then our tables are the CRM. */
export function readZoho(env: EnvReader) {
  const apiUrl = env.url('ZOHO_API_URL', ['http:', 'https:']);
  if (apiUrl === undefined) return undefined;
  const needed = (name: string) =>
    env.text(name) ?? env.fault(`${name} must be set together with ZOHO_API_URL.`, '');
  return {
    apiUrl,
    accountsUrl: env.url('ZOHO_ACCOUNTS_URL', ['http:', 'https:']) ?? 'https://accounts.zoho.eu',
    clientId: needed('ZOHO_CLIENT_ID'),
    clientSecret: needed('ZOHO_CLIENT_SECRET'),
    refreshToken: needed('ZOHO_REFRESH_TOKEN'),
  };
}
