import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from '../../invariants/harness/people.ts';
import { order, reserve } from '../../invariants/harness/shop.ts';
import type { Reply } from '../../invariants/harness/web-client.ts';

export interface Figures {
  answers: number;
  orders: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  slowest: number;
  /** How often an honest customer got 429, 5xx or no answer, by path and status. */
  refused: Record<string, number>;
}

/** Twenty of the fifty sit in one stadium. */
const inStadium = 20;
const stadium = '127.9.0.1';
/** A person looks at what came before the next click. */
const thinkMs = 700;

/** Customers who browse, reserve and order until a time. */
export async function startHonest(
  people: readonly Customer[],
  addresses: readonly string[],
  numbers: string[],
  until: number,
): Promise<Figures> {
  const times: number[] = [];
  const figures: Figures = { answers: 0, orders: 0, p50: 0, p95: 0, slowest: 0, refused: {} };
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
    customer.from = at < inStadium ? stadium : `127.8.0.${at}`;
    const address = addresses[at % addresses.length] ?? '';
    await sleep(thinkMs * Math.random());
    while (Date.now() < until) {
      await seen('/', customer.get(address, '/'));
      await seen('/api/tariffs', customer.get(address, '/api/tariffs'));
      await seen('/api/users/me', customer.get(address, '/api/users/me'));
      const number = numbers.pop();
      if (number === undefined) throw new Error('There are no numbers left.');
      await seen('reserve', reserve(customer, address, number));
      const placed = await seen('order', order(customer, address, number, {}));
      if (placed.status === 201) figures.orders += 1;
      await seen('/api/orders', customer.get(address, '/api/orders'));
    }
  };
  await Promise.all(people.map(live));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return { ...figures, answers: times.length, p50: at(0.5), p95: at(0.95), slowest: at(1) };
}
