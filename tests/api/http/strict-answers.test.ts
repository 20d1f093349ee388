import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { object, text, uuid } from '../../../src/shared/api/shapes.ts';
import { checkAnswers, lastFault } from '../../support/strict-answers.ts';

const shape = object({ payload: object({ id: uuid, name: text }) });
const id = '00000000-0000-4000-8000-000000000000';

/** The status with which a route of that shape answers a payload, checked as every test app checks. */
async function statusOf(payload: object): Promise<number> {
  const app = fastify();
  app.get('/thing', { schema: { response: { 200: shape } } }, async () => ({ payload }));
  checkAnswers(app);
  return (await app.inject('/thing')).statusCode;
}

test('an answer of its shape goes out', async () => {
  expect(await statusOf({ id, name: 'a' })).toBe(200);
});

test.each([
  ['a field that is promised and not served', { id }, /name/],
  ['a field that is served and not promised', { id, name: 'a', extra: 1 }, /additional properties/],
  ['a field of another type', { id, name: 1 }, /must be string/],
])('%s fails the test that sees it, and says which', async (_what, payload, reason) => {
  expect(await statusOf(payload)).toBe(500);
  expect(lastFault.text).toMatch(/GET \/thing answers what its schema forbids/);
  expect(lastFault.text).toMatch(reason);
});
