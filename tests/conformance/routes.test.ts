import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formOf } from '../../src/server/plugins/form-body.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { formIds } from '../support/definitions.ts';
import { customer } from '../support/people.ts';

const partOfOrder = 'a part of POST /api/orders, judged with the whole order';

/** Forms that no route takes as its body, and why. Whoever adds the route takes its line away. */
const withoutRoute: Record<string, string> = {
  'order/approval': partOfOrder,
  'order/coupon': partOfOrder,
  'order/jersey': partOfOrder,
  'order/new-number': partOfOrder,
  'order/number': partOfOrder,
  'order/options': partOfOrder,
  'order/payment': partOfOrder,
  'order/porting': partOfOrder,
  'order/tariff': partOfOrder,
};

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LETTER_LIMIT_PER_MINUTE: '1000' } });
  await t.app.ready();
});
afterAll(() => t.close());

interface Operation {
  requestBody?: { content?: Record<string, { schema?: unknown }> };
}

/** Every route whose body is a form, as the app itself has registered it. */
function routesOfForms() {
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    JSON.stringify(t.app.swagger()),
  );
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const form = formOf(requestBody?.content?.['application/json']?.schema);
      return form === undefined ? [] : [{ method: method.toUpperCase(), path, form }];
    }),
  );
}

test('every form has a route, or a reason to have none; no reason is kept longer than needed', () => {
  const taken = new Set(routesOfForms().map(({ form }) => form));
  const missing = formIds().filter((id) => !taken.has(id));
  expect(missing.sort()).toEqual(Object.keys(withoutRoute).sort());
});

test('no route asks for a form that does not exist', () => {
  const ids = formIds();
  expect(routesOfForms().filter(({ form }) => !ids.includes(form))).toEqual([]);
});

test('each of these routes judges its body by that very form, before anything else sees it', async () => {
  const { client } = await customer(t, 'anna');
  const judge = vi.spyOn(t.definitions, 'judge');
  const routes = routesOfForms();
  expect(routes.length).toBeGreaterThan(10);
  for (const { method, path, form } of routes) {
    judge.mockClear();
    const answer = await client.send(method === 'PUT' ? 'PUT' : 'POST', path, { strange: true });
    expect({ path, status: answer.status }).toEqual({ path, status: 422 });
    expect(judge.mock.calls.map(([id, data]) => ({ id, data }))).toEqual([
      { id: form, data: { strange: true } },
    ]);
  }
});
