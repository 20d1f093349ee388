import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './certificate.ts';

/** The operator's proxy, in small: it ends TLS, passes calls on, and leads http to https. */
export interface TlsProxy {
  host: string;
  cert: string;
  /** Headers that it takes away from answers, in lower case. */
  dropped: Set<string>;
  ports: { 'http:': number; 'https:': number };
  close(): Promise<void>;
}

/** @param target the port of the app on the loopback */
export async function startTlsProxy(host: string, target: number): Promise<TlsProxy> {
  const { key, cert } = selfSigned(host);
  const dropped = new Set<string>();
  const secure = createTlsServer({ key, cert }, (incoming, answer) =>
    passOn(target, incoming, answer, dropped),
  );
  const plain = createServer((incoming, answer) => {
    answer.writeHead(301, { location: `https://${host}${incoming.url}` }).end();
  });
  return {
    host,
    cert,
    dropped,
    ports: { 'http:': await portOf(plain), 'https:': await portOf(secure) },
    close: async () => {
      for (const server of [plain, secure]) server.closeAllConnections();
      await Promise.all([plain, secure].map((server) => new Promise((done) => server.close(done))));
    },
  };
}

function passOn(port: number, incoming: IncomingMessage, answer: ServerResponse, dropped: Set<string>): void {
  const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const { method, url } = incoming;
  const onward = request(
    { host: '127.0.0.1', port, method, path: url, headers, agent: false },
    (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !dropped.has(name));
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.pipe(answer);
    },
  );
  onward.on('error', () => answer.writeHead(502).end());
  incoming.pipe(onward);
}

function portOf(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  return new Promise((done) => {
    // The address of a listening TCP server is no text.
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}
