import type { FastifyRequest } from 'fastify';
import { problem } from '../errors/problem.ts';

/** The key of a write that must not happen twice. @throws Problem 1001 without a key, 1002 for an invalid one */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') throw problem(1001);
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) throw problem(1002);
  return key;
}
