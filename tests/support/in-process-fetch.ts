import type { TestApp } from './app.ts';

/** One call as the page made it. */
export interface SeenCall {
  method: string;
  path: string;
  headers: Record<string, string>;
}

export interface InProcessNetwork {
  /** Every call so far, oldest first. */
  calls: SeenCall[];
  cookies: Map<string, string>;
  /** While false, every call fails as without a connection. */
  online: boolean;
  /** Answers given instead of the server's, by `METHOD path`; for faults that a server does not make on demand. */
  instead: Map<string, Response>;
  restore: () => void;
}

/** Gives the page's `fetch` the real server in this process, and the cookies that a browser would keep. */
export function connectFetch(t: TestApp): InProcessNetwork {
  const real = globalThis.fetch;
  const network: InProcessNetwork = {
    calls: [],
    cookies: new Map(),
    online: true,
    instead: new Map(),
    restore: () => {
      globalThis.fetch = real;
    },
  };
  globalThis.fetch = async (input, init = {}) => {
    const call = callOf(String(input), init);
    network.calls.push(call);
    if (!network.online) throw new TypeError('Failed to fetch');
    return network.instead.get(`${call.method} ${call.path}`)?.clone() ?? answer(t, network, call, init.body);
  };
  return network;
}

function callOf(path: string, init: RequestInit): SeenCall {
  return { method: init.method ?? 'GET', path, headers: Object.fromEntries(new Headers(init.headers)) };
}

async function answer(t: TestApp, network: InProcessNetwork, call: SeenCall, body: RequestInit['body']) {
  const cookie = [...network.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await t.app.inject({
    method: call.method as 'GET', // any method of HTTP
    url: call.path,
    headers: { ...call.headers, ...(cookie ? { cookie } : {}) },
    ...(body ? { payload: String(body) } : {}),
  });
  for (const { name, value, maxAge } of response.cookies) {
    if (value === '' || maxAge === 0) network.cookies.delete(name);
    else network.cookies.set(name, value);
  }
  const headers = Object.entries(response.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  return new Response(response.body, { status: response.statusCode, headers });
}
