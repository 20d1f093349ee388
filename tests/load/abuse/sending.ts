import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Field {
  addresses: readonly string[];
  /** When the attack ends, as `Date.now()`. */
  until: number;
  /** Notes an answer. */
  count(answered: Answered): void;
}

export interface Answered {
  /** 0 is a connection that was closed without an answer. */
  status: number;
  path: string;
  /** Whose password was guessed. */
  username?: string;
  /** Which guest asked: its requests count for it, and not for its address. */
  guest?: string;
  /** The attacker's address. */
  from: string;
  /** How long the connection was open, in milliseconds. */
  ms: number;
  /** The problem's code and kind, and the tries that a code has left. */
  code?: number;
  kind?: string;
  triesLeft?: number;
}

export interface Sent {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  guest?: string;
}

export const anyOf = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** Where requests come from: the twenty addresses of an attack, by their third byte, one address, or those of many people. */
export type Origin = number | `127.66.${string}` | 'people';

/** A third comes from one address, which uses up an address's budget; the others use up what all strangers share. */
const hotShare = 1 / 3;
const below = (most: number) => Math.floor(Math.random() * most);

export function addressOf(origin: Origin): string {
  if (origin === 'people') return `127.67.${below(200)}.${1 + below(200)}`;
  if (typeof origin === 'string') return origin;
  return `127.66.${origin}.${Math.random() < hotShare ? 1 : 2 + below(19)}`;
}

/** The headers of a request as our proxy passes it on: what the client forged stands before the client's address. */
export function proxied(from: string): Record<string, string> {
  const hop = `10.${Math.floor(Math.random() * 255)}.1.1`;
  return {
    'x-team-id': 'kanarya',
    'x-language-code': '1',
    'content-type': 'application/json',
    'x-forwarded-for': `${hop}, ${from}`,
  };
}

function send(
  { addresses, count }: Field,
  origin: Origin,
  { method = 'POST', path, body, headers: more, guest }: Sent,
): Promise<void> {
  const { hostname, port } = new URL(anyOf(addresses));
  const text = body === undefined ? '' : JSON.stringify(body);
  const from = addressOf(origin);
  const began = performance.now();
  const username = usernameIn(body);
  const headers = { ...proxied(from), 'content-length': String(Buffer.byteLength(text)), ...more };
  return new Promise((resolve) => {
    const end = (status: number, said = '') => {
      const who = { ...(username ? { username } : {}), ...(guest ? { guest } : {}) };
      count({ status, path, from, ms: performance.now() - began, ...who, ...problemIn(said) });
      resolve();
    };
    const call = request(
      { hostname, port, method, path, headers, localAddress: from, agent: false },
      (answer) => {
        let said = '';
        answer.on('data', (chunk) => {
          if (answer.statusCode !== 200) said += chunk;
        });
        answer.on('close', () => end(answer.statusCode ?? 0, said));
      },
    );
    call.on('error', () => end(0));
    call.end(text);
  });
}

function problemIn(text: string): Pick<Answered, 'code' | 'kind' | 'triesLeft'> {
  if (!text.startsWith('{')) return {};
  const { referenceCode: code, type: kind, triesLeft } = JSON.parse(text);
  return { code, kind, ...(triesLeft === undefined ? {} : { triesLeft }) };
}

function usernameIn(body: unknown): string | undefined {
  const isLogin = typeof body === 'object' && body !== null && 'username' in body;
  return isLogin ? String(body.username) : undefined;
}

/** Sends at a steady rate and does not wait for answers, as an attacker does; a few hundred are open at most. */
export async function atRate(field: Field, origin: Origin, rate: number, sent: () => Sent): Promise<void> {
  const open = new Set<Promise<void>>();
  const began = Date.now();
  // Timers are late under load, so the number that is due follows from the clock.
  for (let count = 0; Date.now() < field.until; count++) {
    while (count >= ((Date.now() - began) / 1000) * rate) await sleep(1000 / rate);
    if (open.size >= 300) continue;
    const one = send(field, origin, sent()).finally(() => open.delete(one));
    open.add(one);
  }
  await Promise.all(open);
}
