import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { Customer } from '../../invariants/harness/people.ts';
import { order, reserve } from '../../invariants/harness/shop.ts';
import { type Reply, WebClient } from '../../invariants/harness/web-client.ts';
import { password } from '../../support/people.ts';
import { png } from '../../support/uploads.ts';

export interface Figures {
  answers: number;
  orders: number;
  uploads: number;
  /** Of people who were here for the first time. */
  visits: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  slowest: number;
  /** How often an honest customer got 429, 5xx or no answer, by path and status. */
  refused: Record<string, number>;
}

/** People who are here for the first time, beside the fifty: no cookie tells who they are. One sits in the stadium. */
const firstVisitors = 5;
/** Twenty of the fifty sit in one stadium. */
const inStadium = 20;
const stadium = '127.9.0.1';
/** A person looks at what came before the next click. */
const thinkMs = 700;

/** Each fifth logs in again and again, so that the budgets of passwords are used beside the attackers. */
const isLoggingIn = (at: number) => at % 5 === 0;
/** Each fifth sends a file for a message, beside those who send slowly. */
const isUploading = (at: number) => at % 5 === 1;
const place = (at: number) => (at < inStadium ? stadium : `127.8.0.${at}`);
const usernames = new Map<string, string>();

/** Gives the customers who log in a password, and a first login: the account then knows device and address. */
export async function logInOnce(db: Database, people: readonly Customer[], addresses: readonly string[]) {
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  for (const [at, customer] of people.entries()) {
    if (!isLoggingIn(at)) continue;
    customer.from = place(at);
    const rows = await db.query<{ email: string }>(
      'UPDATE users SET password_hash = $2 WHERE id = $1 RETURNING email',
      [customer.userId, passwordHash],
    );
    usernames.set(customer.userId, rows[0]?.email ?? '');
    const reply = await logIn(customer, addresses[at % addresses.length] ?? '');
    if (reply.status !== 200) throw new Error(`The first login answers ${reply.status}.`);
  }
}

async function logIn(customer: Customer, address: string): Promise<Reply> {
  const username = usernames.get(customer.userId);
  const reply = await customer.post(address, '/api/auth/login', { username, password });
  const { accessToken } = (reply.body.payload ?? {}) as { accessToken?: string };
  if (accessToken) customer.token = accessToken;
  return reply;
}

function upload(customer: Customer, address: string): Promise<Reply> {
  const type = { 'content-type': 'application/octet-stream', 'x-file-name': 'foto.png' };
  return customer.post(address, '/api/uploads/support/message?field=/files', png(), type);
}

/** Customers who browse, reserve, order and send files until a time. */
export async function startHonest(
  people: readonly Customer[],
  addresses: readonly string[],
  numbers: string[],
  until: number,
): Promise<Figures> {
  const times: number[] = [];
  const figures: Figures = {
    answers: 0,
    orders: 0,
    uploads: 0,
    visits: 0,
    p50: 0,
    p95: 0,
    slowest: 0,
    refused: {},
  };
  const seen = async (what: string, asked: Promise<Reply>): Promise<Reply> => {
    const reply = await asked;
    times.push(reply.ms);
    const isRefused = reply.status === 0 || reply.status === 429 || reply.status >= 500;
    const key = `${what} ${reply.status}`;
    if (isRefused) figures.refused[key] = (figures.refused[key] ?? 0) + 1;
    await sleep(thinkMs * (0.5 + Math.random()));
    return reply;
  };
  const live = async (customer: Customer, at: number) => {
    customer.from = place(at);
    const address = addresses[at % addresses.length] ?? '';
    await sleep(thinkMs * Math.random());
    while (Date.now() < until) {
      await seen('/', customer.get(address, '/'));
      await seen('/api/tariffs', customer.get(address, '/api/tariffs'));
      if (isLoggingIn(at)) await seen('login', logIn(customer, address));
      if (isUploading(at) && (await seen('upload', upload(customer, address))).status === 201)
        figures.uploads += 1;
      await seen('/api/users/me', customer.get(address, '/api/users/me'));
      const number = numbers.pop();
      if (number === undefined) throw new Error('There are no numbers left.');
      await seen('reserve', reserve(customer, address, number));
      const placed = await seen('order', order(customer, address, number, {}));
      if (placed.status === 201) figures.orders += 1;
      await seen('/api/orders', customer.get(address, '/api/orders'));
    }
  };
  const visit = async (at: number) => {
    const address = addresses[at % addresses.length] ?? '';
    for (let visits = 0; Date.now() < until; visits += 1) {
      const visitor = new WebClient();
      const isAtStadium = at === 0;
      visitor.from = isAtStadium ? stadium : `127.10.${at}.${(visits % 250) + 1}`;
      await seen('first /', visitor.get(address, '/'));
      await seen('first /api/tariffs', visitor.get(address, '/api/tariffs'));
      await seen('first /api/phone-registries', visitor.get(address, '/api/phone-registries'));
      // All who hold a number at one address share its budget.
      const number = isAtStadium ? undefined : numbers.pop();
      if (number !== undefined) await seen('first reserve', reserve(visitor, address, number));
      figures.visits += 1;
    }
  };
  await Promise.all([...people.map(live), ...Array.from({ length: firstVisitors }, (_, at) => visit(at))]);
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return { ...figures, answers: times.length, p50: at(0.5), p95: at(0.95), slowest: at(1) };
}
