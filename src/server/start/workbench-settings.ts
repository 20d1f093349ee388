import { daySeconds } from '../../shared/durations.ts';
import type { Credential } from './credential.ts';
import type { EnvReader } from './env-reader.ts';

/** The provider with which the staff sign in. */
interface StaffProvider {
  issuer: string;
  clientId: string;
  clientSecret: Credential;
  /** The claim that says the roles. */
  rolesClaim: string;
  /** The claim that names a person, as the log says it. */
  nameClaim: string;
}

interface WorkbenchSettings {
  /** Undefined: named demo staff, in development only. */
  provider: StaffProvider | undefined;
  sessionSeconds: number;
}

interface Around {
  mode: string;
  definitionsFrom: string;
}

/** Undefined: the workbench is off. */
export function readWorkbench(
  env: EnvReader,
  { mode, definitionsFrom }: Around,
): WorkbenchSettings | undefined {
  const provider = readProvider(env, mode);
  const sessionSeconds = env.int('STAFF_SESSION_SECONDS', 8 * 3600, 60, daySeconds);
  if (!env.flag('WORKBENCH')) return undefined;
  if (definitionsFrom !== 'release')
    env.fault('WORKBENCH=1 works on releases: set DEFINITIONS_FROM=release.', undefined);
  if (mode === 'production' && provider === undefined)
    env.fault('In production WORKBENCH=1 needs OIDC_ISSUER: demo staff have no password.', undefined);
  return { provider, sessionSeconds };
}

function readProvider(env: EnvReader, mode: string): StaffProvider | undefined {
  const issuer = env.url('OIDC_ISSUER', mode === 'production' ? ['https:'] : ['https:', 'http:']);
  const clientId = env.text('OIDC_CLIENT_ID');
  const clientSecret = env.credential('OIDC_CLIENT_SECRET');
  const claims = {
    rolesClaim: env.text('OIDC_ROLES_CLAIM') ?? 'roles',
    nameClaim: env.text('OIDC_NAME_CLAIM') ?? 'preferred_username',
  };
  if (issuer === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    return env.fault(
      'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together with OIDC_ISSUER.',
      undefined,
    );
  return { issuer, clientId, clientSecret, ...claims };
}
