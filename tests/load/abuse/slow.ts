import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, anyOf, type Field, type Origin, proxied } from './sending.ts';

export interface Drip {
  path: string;
  type?: string;
  bytes: number;
  /** Connections at once. */
  senders: number;
}

/** Connections that send the head of a request and then a byte of its body a second. */
export async function drip(
  field: Field,
  origin: Origin,
  { path, type, bytes, senders }: Drip,
): Promise<void> {
  const again = async () => {
    while (Date.now() < field.until) {
      await dripOne(field, addressOf(origin), path, bytes, type);
      await sleep(1000); // a refused one comes again, as a patient attacker does
    }
  };
  await Promise.all(Array.from({ length: senders }, again));
}

async function dripOne(
  { addresses, until, count }: Field,
  from: string,
  path: string,
  bytes: number,
  type = 'application/json',
): Promise<void> {
  const { hostname, port } = new URL(anyOf(addresses));
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  const began = performance.now();
  let [status, left] = [0, bytes - 2];
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString())?.[1] ?? 0);
    if (left < 0 || status === 429) socket.end();
  });
  const headers = { host: hostname, ...proxied(from), 'content-type': type, 'content-length': String(bytes) };
  const head = Object.entries(headers).map((pair) => pair.join(': '));
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`);
  const timer = setInterval(() => {
    if (left < 0) return;
    socket.write(left === 0 ? '}' : ' ');
    left -= 1;
  }, 1000);
  const over = setTimeout(() => socket.destroy(), Math.max(0, until - Date.now()));
  await ended;
  clearInterval(timer);
  clearTimeout(over);
  count({ status, path, from, ms: performance.now() - began });
}
