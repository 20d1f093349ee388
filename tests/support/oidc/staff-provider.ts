import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person at the provider. */
export interface Person {
  sub: string;
  preferred_username?: string | undefined;
  name: string;
  roles?: unknown;
}

export interface TestProvider {
  issuer: string;
  /** Who signs in next. */
  person: Person;
  /** Its tokens are signed with other keys than it says. */
  hasOtherKeys: boolean;
  /** Goes through the provider's pages as a browser. @returns the address that it leads back to */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

export const client = { id: 'fanline-workbench', secret: 'a-secret-of-the-test' };

const keysOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
const named = (jwk: object) => ({ ...jwk, kid: 'one', use: 'sig', alg: 'RS256' });

/** An OpenID provider on this machine, which asks nothing: the person that the test names signs in. */
export async function startProvider(redirectUri: string): Promise<TestProvider> {
  const server = createServer((request, response) => listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(
    issuer,
    configurationOf(redirectUri, () => state.person),
  );
  const answer = provider.callback();
  const state: TestProvider = {
    ...{ issuer, hasOtherKeys: false },
    person: { sub: '0', preferred_username: 'none', name: 'None' },
    visit: (url) => visit(issuer, url, redirectUri),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const listen: Parameters<typeof createServer>[1] & object = async (request, response) => {
    if (state.hasOtherKeys && request.url === '/jwks') {
      const { kty, n, e } = keysOf();
      response.setHeader('content-type', 'application/jwk-set+json');
      return void response.end(JSON.stringify({ keys: [named({ kty, n, e })] }));
    }
    if (!request.url?.startsWith('/ask/')) return void answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const accountId = state.person.sub;
    const grant = new provider.Grant({ accountId, clientId: params.client_id });
    grant.addOIDCScope('openid profile email');
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { login: { accountId }, consent });
  };
  return state;
}

function configurationOf(redirectUri: string, person: () => Person) {
  return {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'roles'], email: [] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/ask/${uid}` },
    findAccount: (_context: unknown, accountId: string) => ({ accountId, claims: async () => person() }),
    jwks: { keys: [named(keysOf())] },
    cookies: { keys: ['one of the test'] },
  };
}

async function visit(issuer: string, from: string, until: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = from;
  for (let steps = 0; steps < 10 && !url.startsWith(until); steps++) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location)
      throw new Error(`The provider stopped at ${url}: ${(await response.text()).slice(0, 500)}`);
    url = new URL(location, issuer).href;
  }
  return url;
}
