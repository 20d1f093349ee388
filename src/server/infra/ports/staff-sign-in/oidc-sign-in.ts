import * as oidc from 'openid-client';
import type { SignInBegun, StaffClaims, StaffProvider, StaffSignIn } from './staff-sign-in.ts';

interface Around {
  /** Where the provider leads back to. */
  redirectUri: string;
  limitSeconds: number;
}

/** Signs in by OpenID Connect: authorization code with PKCE, state and nonce, and a signature that is checked. */
export function oidcSignIn(provider: StaffProvider, { redirectUri, limitSeconds }: Around): StaffSignIn {
  let found: Promise<oidc.Configuration> | undefined;
  /** Asked once; again after a failure. */
  const configuration = () => {
    found ??= discover(provider, limitSeconds).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    begin: async () => {
      const begun = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        ...{ redirect_uri: redirectUri, scope: 'openid profile email' },
        ...{ state: begun.state, nonce: begun.nonce, code_challenge_method: 'S256' },
        code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
      });
      return { url: url.href, begun };
    },
    finish: async (query, begun) => {
      const back = new URL(`${redirectUri}?${query}`);
      return claimsOf(provider, await granted(await configuration(), back, begun));
    },
  };
}

function discover(
  { issuer, clientId, clientSecret }: StaffProvider,
  timeout: number,
): Promise<oidc.Configuration> {
  // The secret is read for each call: an operator's vault may replace it.
  const proof: oidc.ClientAuth = (...args) => oidc.ClientSecretBasic(clientSecret())(...args);
  // Plain connections only outside production, where the settings take no other address.
  const plain = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const execute = [oidc.enableNonRepudiationChecks, ...plain];
  return oidc.discovery(new URL(issuer), clientId, undefined, proof, { execute, timeout });
}

async function granted(
  configuration: oidc.Configuration,
  back: URL,
  { state, nonce, verifier }: SignInBegun,
): Promise<oidc.IDToken> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
  const tokens = await oidc
    .authorizationCodeGrant(configuration, back, { ...checks, idTokenExpected: true })
    .catch(withoutQuery);
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token.');
  return claims;
}

/** What the provider refuses says the whole query with it, and the log shall have no state. @throws Error */
function withoutQuery(error: unknown): never {
  if (!(error instanceof oidc.AuthorizationResponseError)) throw error;
  // The address is the browser's: who comes back with it may have written anything.
  const code = /^[a-z_]{1,40}$/.test(error.error) ? error.error : 'an error of another form';
  throw new Error(`The provider answered with ${code}.`);
}

function claimsOf({ rolesClaim, nameClaim }: StaffProvider, claims: oidc.IDToken): StaffClaims {
  const said = (name: string) => (Object.hasOwn(claims, name) ? claims[name] : undefined);
  const id = String(said(nameClaim) ?? '').toLowerCase();
  const name = typeof claims.name === 'string' ? claims.name.slice(0, 200) : id;
  return { subject: `${claims.iss} ${claims.sub}`, id, name, roles: said(rolesClaim) };
}
