import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Field {
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
  /** The attacker's address. */
  from: string;
  /** How long the connection was open, in milliseconds. */
  ms: number;
}

export interface Attack {
  name: string;
  play(field: Field): Promise<void>;
}

const headers = { 'x-team-id': 'kanarya', 'x-language-code': '1', 'content-type': 'application/json' };
export const perSecond = { longStrings: 5, disguises: 40, guesses: 20 };
const slowSenders = 200;

/** Another address of the attacker each time. */
const anAddress = () => `127.66.${Math.floor(Math.random() * 200)}.${1 + Math.floor(Math.random() * 200)}`;
const anyOf = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

interface Sent {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

function send(
  { addresses, count }: Field,
  { method = 'POST', path, body, headers: more }: Sent,
): Promise<void> {
  const { hostname, port } = new URL(anyOf(addresses));
  const text = body === undefined ? '' : JSON.stringify(body);
  const localAddress = anAddress();
  const began = performance.now();
  const username = usernameIn(body);
  const sent = { ...headers, 'content-length': String(Buffer.byteLength(text)), ...more };
  return new Promise((resolve) => {
    const end = (status: number) => {
      count({
        status,
        path,
        from: localAddress,
        ms: performance.now() - began,
        ...(username ? { username } : {}),
      });
      resolve();
    };
    const call = request(
      { hostname, port, method, path, headers: sent, localAddress, agent: false },
      (answer) => {
        answer.resume();
        answer.on('close', () => end(answer.statusCode ?? 0));
      },
    );
    call.on('error', () => end(0));
    call.end(text);
  });
}

/** Sends at a steady rate and does not wait for answers, as an attacker does; a few hundred are open at most. */
async function atRate(field: Field, rate: number, sent: () => Sent): Promise<void> {
  const open = new Set<Promise<void>>();
  while (Date.now() < field.until) {
    if (open.size < 300) {
      const one = send(field, sent()).finally(() => open.delete(one));
      open.add(one);
    }
    await sleep(1000 / rate);
  }
  await Promise.all(open);
}

/** A body just below the limit, whose end comes after many characters that look right. */
const long = '1%'.repeat(29_000);
const longBodies: Sent[] = [
  {
    path: '/api/forms/account/password/validate',
    body: { currentPassword: 'x', password: `${long}x`, passwordConfirmation: 'x' },
  },
  { path: '/api/auth/register', body: { security: { password: `${long}x`, passwordConfirmation: long } } },
  { path: '/api/forms/auth/phone/validate', body: { phone: `+49${'1 '.repeat(29_000)}` } },
];

const hop = () => `10.${Math.floor(Math.random() * 255)}.1.1`;
const disguised = (): Sent =>
  anyOf<Sent>([
    {
      path: '/%61pi/phone-auth/generate-otp',
      body: { phone: `+4917139${String(Math.random()).slice(2, 8)}` },
      headers: { 'x-forwarded-for': hop() },
    },
    { method: 'GET', path: '/%61pi/tariffs', headers: { 'x-forwarded-for': hop() } },
    { method: 'GET', path: '//api//tariffs', headers: { 'x-forwarded-for': hop() } },
    { method: 'GET', path: 'http://a/api/tariffs', headers: { 'x-forwarded-for': hop() } },
    { path: '/%61pi/contracts/withdrawals', body: { email: 'victim@example.org', name: 'x' } },
  ]);

const guess = (): Sent =>
  anyOf<Sent>([
    {
      path: '/api/auth/login',
      body: { username: 'demo@fanline.example', password: `Falsch-${Math.random()}` },
    },
    {
      path: '/api/auth/login',
      body: { username: `fan${Math.random()}@example.org`, password: 'Falsch-12345' },
    },
    { path: '/api/phone-auth/verify-otp', body: { code: String(Math.random()).slice(2, 8) } },
    {
      path: '/api/users/reset-password',
      body: { password: 'Neu-12345!', passwordConfirmation: 'Neu-12345!' },
    },
  ]);

function usernameIn(body: unknown): string | undefined {
  const isLogin = typeof body === 'object' && body !== null && 'username' in body;
  return isLogin ? String(body.username) : undefined;
}

/** Connections that send the head of a request and then a byte of its body a second. */
async function dripBodies({ addresses, until, count }: Field, path: string, bytes: number): Promise<void> {
  const drip = async () => {
    while (Date.now() < until) {
      const { hostname, port } = new URL(anyOf(addresses));
      const from = anAddress();
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      const began = performance.now();
      let [status, left] = [0, bytes - 2];
      const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString())?.[1] ?? 0);
        if (left < 0) socket.end();
      });
      const head = Object.entries({ host: hostname, ...headers, 'content-length': String(bytes) });
      socket.write(`POST ${path} HTTP/1.1\r\n${head.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n{`);
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
  };
  await Promise.all(Array.from({ length: slowSenders }, drip));
}

export const attacks: readonly Attack[] = [
  {
    name: 'long strings',
    play: (field) => atRate(field, perSecond.longStrings, () => anyOf(longBodies)),
  },
  { name: 'disguises with forged addresses', play: (field) => atRate(field, perSecond.disguises, disguised) },
  { name: 'slow bodies', play: (field) => dripBodies(field, '/api/auth/login', 60_000) },
  { name: 'wrong passwords and codes', play: (field) => atRate(field, perSecond.guesses, guess) },
];

/** As many requests and connections as the attackers have, that cost what they usually cost. */
export const harmless: readonly Attack[] = [
  {
    name: 'harmless requests',
    play: (field) => {
      const { longStrings, disguises, guesses } = perSecond;
      const rate = longStrings + disguises + guesses;
      return atRate(field, rate, () => ({ method: 'GET', path: '/api/tariffs' }));
    },
  },
  // A phone in a tunnel: its body takes ten seconds and arrives in time.
  { name: 'slow phones', play: (field) => dripBodies(field, '/api/forms/auth/login/validate', 10) },
];
