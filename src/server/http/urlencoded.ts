import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/problem.ts';

/** The fields of a plain form in their order; a name may stand there several times. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** More than any form of ours has. */
const MOST = 200;

/** The schema of such a body. */
export const pairsSchema = {
  type: 'array',
  maxItems: MOST,
  items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'string' } },
};

/** Names that an object has by itself. */
const inherited = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Takes plain forms, and nothing else, on the routes of this scope. All other routes refuse them: any site can make a
 * browser send one.
 */
export function takePlainForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const parser = async (_request: FastifyRequest, text: string) => pairsOf(text);
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parser);
}

/** @throws Problem 400 for a name that would be more than a name */
function pairsOf(text: string): Pairs {
  const pairs = [...new URLSearchParams(text)];
  if (pairs.some(([name]) => name.split('.').some((part) => inherited.has(part)))) throw httpProblem(400);
  return pairs;
}
