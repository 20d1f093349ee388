import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Lang, languageOfPath } from '../../shared/language.ts';
import { originForm } from './route-kind.ts';

/** What is known of a request that is none, or that never arrived to its end. */
export interface BrokenRequest {
  lang: Lang;
  /** A browser that opens an address. */
  wantsPage: boolean;
  /** Its method is GET. */
  canRepeat: boolean;
}

interface Head {
  method: string;
  target: string;
  accept: string;
  acceptLanguage: string;
}

/** Nothing is known where no header has arrived to its end. A person can read a page; a program reads the status. */
const unknown: BrokenRequest = { lang: 'de', wantsPage: true, canRepeat: false };

/** Requests whose headers have arrived and whose bodies are awaited. */
const awaited = new WeakMap<Socket, IncomingMessage>();

/** Keeps them, so that a sender who is cut off in the body gets an answer that fits its headers. */
export function rememberSenders(app: FastifyInstance): void {
  app.server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    if ('content-length' in headers || 'transfer-encoding' in headers) awaited.set(socket, request);
  });
}

/** @param packet the bytes at which the parser of HTTP stopped, a Buffer; absent where time ran out */
export function brokenRequest(socket: Socket, packet: unknown): BrokenRequest {
  const head = Buffer.isBuffer(packet) ? headIn(packet) : headOf(awaited.get(socket));
  if (!head) return unknown;
  const path = originForm(head.target);
  const isForPerson = head.accept.includes('text/html') || isRest(head, socket, packet);
  const wantsPage = isForPerson && !/^\/api(?:\/|$)/i.test(path);
  return { lang: languageFor(path, head), wantsPage, canRepeat: head.method === 'GET' };
}

/** Whether the first line has arrived with earlier bytes, which are not kept. */
function isRest({ target, accept }: Head, socket: Socket, packet: unknown): boolean {
  return target === '' && accept === '' && Buffer.isBuffer(packet) && socket.bytesRead > packet.length;
}

/** The address says the language, as everywhere. Where there is none that can be read, the browser's is taken. */
function languageFor(path: string, { target, acceptLanguage }: Head): Lang {
  if (target === '' && /^\s*tr\b/i.test(acceptLanguage)) return 'tr';
  return languageOfPath(path);
}

function headOf(request: IncomingMessage | undefined): Head | undefined {
  // A complete one is an earlier request of the connection.
  if (!request || request.complete) return undefined;
  const { method = '', url = '', headers } = request;
  const { accept = '', 'accept-language': acceptLanguage = '' } = headers;
  return { method, target: url, accept, acceptLanguage };
}

/** No more of the packet is looked at: browsers send what is looked for in the first kilobytes. */
const looksAt = 16_384;

function headIn(packet: Buffer): Head {
  const text = packet.toString('latin1', 0, looksAt);
  const [, method = '', target = ''] = /^([A-Z]{3,10}) (\S{1,8192}) HTTP\//.exec(text) ?? [];
  const [, accept = ''] = /^accept: *([^\r\n]{0,1024})/im.exec(text) ?? [];
  const [, acceptLanguage = ''] = /^accept-language: *([^\r\n]{0,1024})/im.exec(text) ?? [];
  return { method, target, accept: accept.toLowerCase(), acceptLanguage };
}
