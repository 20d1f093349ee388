import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface RawRequest {
  method?: string;
  /** The request target as it stands in the first line. */
  target: string;
  version?: '1.0' | '1.1';
  headers?: Record<string, string>;
  body?: string;
  /** The address that the server sees, one of 127.0.0.0/8. */
  from?: string;
}

/**
 * Starts to listen on a free port of this machine. The app's own `listen` would start its jobs too: they run by the
 * real time, and chance would decide between which two requests of a test.
 */
export async function listeningPort(app: FastifyInstance): Promise<number> {
  await app.ready();
  app.server.listen(0, '127.0.0.1');
  await once(app.server, 'listening');
  // The address of a listening TCP server is no text.
  return (app.server.address() as AddressInfo).port;
}

/** Sends a request as it is, without a client that tidies the address up, and reads the answer to its end. */
export function rawRequest(port: number, request: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', target, version = '1.1', headers = {}, body = '' } = request;
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: 'a', connection: 'close', ...length, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  // A text is written byte by byte, and the body's bytes are UTF-8.
  const bytes = Buffer.from(body).toString('latin1');
  return rawText(port, `${method} ${target} HTTP/${version}\r\n${head}\r\n${bytes}`, request.from);
}

/** Sends any text; the answer is what comes until the server ends the connection. */
export async function rawText(port: number, text: string, from = '127.0.0.1'): Promise<RawAnswer> {
  return parsed(await textOf(port, [text], from));
}

/** Sends texts one after the other, each in a packet of its own. @returns the last answer of the connection */
export async function lastAnswer(port: number, texts: readonly string[]): Promise<RawAnswer> {
  const all = await textOf(port, texts, '127.0.0.1');
  return parsed(all.slice(all.lastIndexOf('HTTP/1.1 ')));
}

function textOf(port: number, texts: readonly string[], from: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true });
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // A server that refuses may close before it has read all.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    const [first = '', ...rest] = texts;
    socket.write(first, 'latin1');
    for (const [at, later] of rest.entries()) setTimeout(() => socket.write(later, 'latin1'), 100 * (at + 1));
  });
}

function parsed(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  const named = Object.fromEntries(headers);
  const text = rest.join('\r\n\r\n');
  const body = named['transfer-encoding'] === 'chunked' ? unchunked(text) : text;
  return { status: Number(first.split(' ')[1] ?? 0), headers: named, body };
}

function unchunked(text: string): string {
  return text
    .split('\r\n')
    .filter((_, at) => at % 2 === 1)
    .join('');
}
