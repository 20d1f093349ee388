import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { CookieJar } from 'tough-cookie';
import {
  parseHttpEquivHeaders,
  type Requests,
  type Retrieved,
} from '../../vendor/mdn-http-observatory/observatory.js';
import type { TlsProxy } from './tls-proxy.ts';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** A text is sent as it is, everything else as JSON. */
  body?: unknown;
}

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** One request through the proxy; the certificate is verified. */
export function fetchBy(proxy: TlsProxy, url: URL, asked: Asked = {}): Promise<Retrieved> {
  const isSecure = url.protocol === 'https:';
  const body =
    asked.body === undefined || typeof asked.body === 'string' ? asked.body : JSON.stringify(asked.body);
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const options = {
    host: '127.0.0.1',
    port: proxy.ports[isSecure ? 'https:' : 'http:'],
    servername: proxy.host,
    ca: proxy.cert,
    method: asked.method ?? 'GET',
    path: url.pathname + url.search,
    headers: { host: proxy.host, ...browser, ...type, ...asked.headers },
    agent: false,
  } as const;
  return new Promise((done, fail) => {
    const sent = (isSecure ? tlsRequest : plainRequest)(options, async (answer) => {
      const data = Buffer.concat(await answer.toArray()).toString();
      done({ status: answer.statusCode ?? 0, headers: readable(answer.headers), data, verified: true });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** The Observatory reads most headers as properties, and one by `get`. */
export function readable(headers: Retrieved['headers']): Retrieved['headers'] {
  return Object.defineProperty({ ...headers }, 'get', { value: (name: string) => headers[name] });
}

/** Asks what the Observatory's retriever asks: the page by http and https, robots.txt, and a preflight from elsewhere. */
export async function retrieve(proxy: TlsProxy, path: string, asked: Asked = {}): Promise<Requests> {
  const http = await followed(proxy, new URL(path, `http://${proxy.host}`), asked);
  const https = await followed(proxy, new URL(path, `https://${proxy.host}`), asked);
  const page = https.last;
  const url = https.route.at(-1)?.url ?? new URL(`https://${proxy.host}`);
  const robots = await fetchBy(proxy, new URL('/robots.txt', url), { headers: { accept: 'text/plain' } });
  const preflight = { origin: 'https://http-observatory.security.mozilla.org' };
  const cors = await fetchBy(proxy, url, {
    method: 'OPTIONS',
    headers: { ...preflight, 'access-control-request-method': 'GET' },
  });
  const jar = new CookieJar();
  for (const { headers } of [page, robots])
    for (const cookie of [headers['set-cookie'] ?? []].flat()) await jar.setCookie(cookie, url.href);
  return {
    hostname: proxy.host,
    resources: { path: page.data },
    responses: {
      auto: { ...page, httpEquiv: parseHttpEquivHeaders(page.data, url.href) },
      cors,
      http: http.last,
      https: page,
      httpRedirects: http.route,
      httpsRedirects: http.route,
    },
    session: { url, jar },
  };
}

async function followed(proxy: TlsProxy, from: URL, asked: Asked) {
  const route: { url: URL; status: number }[] = [];
  let url = from;
  for (;;) {
    const last = await fetchBy(proxy, url, asked);
    route.push({ url, status: last.status });
    const { location } = last.headers;
    if (typeof location !== 'string' || route.length > 10) return { last, route };
    url = new URL(location, url);
  }
}
