import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formOf } from '../../src/server/http/form-body.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { formIds } from '../support/definitions.ts';
import { customer } from '../support/people.ts';

const CHECKOUT = /^POST \/api\/.*(payment-intent|checkout-session)$/;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await t.app.ready();
});
afterAll(() => t.close());

interface Operation {
  requestBody?: { content?: Record<string, { schema?: unknown }> };
}

/** Fields of a form that a route without a form takes by rules of its own, and why. */
const OWN_RULES: [route: RegExp, field: string, reason: string][] = [
  [CHECKOUT, 'method', 'what is left out is as it was before, and the version decides what it may be (1032)'],
  [CHECKOUT, 'savedMethodId', 'one of the customer’s own, which the database knows'],
  [CHECKOUT, 'keepMethod', 'a switch that is yes or no'],
  [
    /^PUT .*\/payment-means$/,
    'savedMethodId',
    'one of the customer’s own, which the database knows, or none',
  ],
  [/^POST .*\/payment-methods\/page$/, 'method', 'only what a page of the provider can keep'],
  [/^POST .*\/(payment-intent|contract-summary)$/, 'earlyStart', 'an answer that is yes or no'],
  [/tariffs\/me\/contract-summary$/, 'tariffId', 'one of the catalogue (1012)'],
  [/^POST \/api\/vouchers\/me(\/look)?$/, 'code', 'of a link in a mail, which nobody types'],
  [/^POST \/api\/games\/.*\/kicks$/, 'number', 'of the kick, and not of a jersey'],
  [/^POST \/api\/payment-links$/, 'kind', 'of what is paid, and not of a cancellation'],
];

/** Every route with the schema of its body, as the app itself has registered it. */
function routesWithBodies() {
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    JSON.stringify(t.app.swagger()),
  );
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      return schema === undefined ? [] : [{ method: method.toUpperCase(), path, schema }];
    }),
  );
}

function routesOfForms() {
  return routesWithBodies().flatMap(({ schema, ...route }) => {
    const form = formOf(schema);
    return form === undefined ? [] : [{ ...route, form }];
  });
}

/** The fields of forms for which a route without a form has rules: `POST /path|field`. */
function fieldsValidatedElsewhere(): string[] {
  const fields = new Set(
    formIds().flatMap((id) => t.definitions.rules(id).map(({ pointer }) => pointer.split('/').at(-1) ?? '')),
  );
  return routesWithBodies()
    .filter(({ schema }) => formOf(schema) === undefined)
    .flatMap(({ method, path, schema }) => {
      const { properties = {} } = schema as { properties?: Record<string, object> };
      return Object.entries(properties)
        .filter(([name, rules]) => fields.has(name) && Object.keys(rules).length > 0)
        .map(([name]) => `${method} ${path}|${name}`);
    });
}

/** The forms of the order's flow, which `POST /api/orders` takes together. */
function formsOfOrder(): string[] {
  const flow = t.definitions.flow('order/order.flow', 'de');
  return (flow?.steps ?? []).flatMap((step) => step.forms.map(({ form }) => form));
}

test('every form has a route, by itself, as a part of the order, or by its page', () => {
  const onPages = t.definitions.pages().map(({ form }) => form);
  // The specimens stand on the desk alone.
  const elsewhere = [...formsOfOrder(), ...onPages, 'specimen/vocabulary', 'specimen/wording'];
  const taken = [...routesOfForms().map(({ form }) => form), ...elsewhere];
  expect(formIds().filter((id) => !taken.includes(id))).toEqual([]);
});

test('the route of the order validates each form of the flow by that very form', async () => {
  const client = t.client();
  const { tariffs } = (await client.get('/api/tariffs')).payload<{
    tariffs: { id: string; hasFormOption: boolean; businessOnly: boolean }[];
  }>();
  const tariffId = tariffs.find((tariff) => tariff.hasFormOption && !tariff.businessOnly)?.id;
  const validated = new Set<string>();
  for (const numberType of ['new', 'port']) {
    const strange = Object.fromEntries(formsOfOrder().map((form) => [form, { strange: true }]));
    const forms = {
      ...strange,
      'order/tariff': { tariffId, strange: true },
      'order/number': { numberType, strange: true },
    };
    const key = { 'idempotency-key': randomUUID() };
    const { errors = [] } = (
      await client.post('/api/orders', { forms, paymentVersion: 'V3' }, key)
    ).problem();
    for (const { path, rule } of errors) {
      const [, form] = /^\/forms\/(.+)\/strange$/.exec(path) ?? [];
      if (form && rule === 'additionalProperties') validated.add(form.replace('~1', '/'));
    }
  }
  expect([...validated].sort()).toEqual([...new Set(formsOfOrder())].sort());
});

test('no field of a form is validated by a schema beside a route, but for those with a reason', () => {
  const found = fieldsValidatedElsewhere();
  const isKnown = (at: string) =>
    OWN_RULES.some(([route, field]) => route.test(at.split('|')[0] ?? '') && at.endsWith(`|${field}`));
  expect(found.filter((at) => !isKnown(at))).toEqual([]);
  const needless = OWN_RULES.filter(
    ([route, field]) => !found.some((at) => route.test(at.split('|')[0] ?? '') && at.endsWith(`|${field}`)),
  );
  expect(needless.map(([, field, reason]) => `${field}: ${reason}`)).toEqual([]);
});

test('no route asks for a form that does not exist', () => {
  const ids = formIds();
  expect(routesOfForms().filter(({ form }) => !ids.includes(form))).toEqual([]);
});

test('each of these routes validates its body by that very form, before anything else sees it', async () => {
  const { client } = await customer(t, 'anna');
  const validate = vi.spyOn(t.definitions, 'validate');
  const routes = routesOfForms();
  expect(routes.length).toBeGreaterThan(10);
  for (const { method, path, form } of routes) {
    validate.mockClear();
    const answer = await client.send(method === 'PUT' ? 'PUT' : 'POST', path, { strange: true });
    expect({ path, status: answer.status }).toEqual({ path, status: 422 });
    expect(validate.mock.calls.map(([id, data]) => ({ id, data }))).toEqual([
      { id: form, data: { strange: true } },
    ]);
  }
});
