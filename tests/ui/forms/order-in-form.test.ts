import { expect, test } from 'vitest';
import { createFormStore } from '../../../src/client/forms/state/form-store.ts';
import { realDefinitions } from '../../support/definitions.ts';
import { examplesOf } from '../../support/example.ts';

const script = (await realDefinitions()).form('specimen/vocabulary', 'de');
const kids = { tariff: { type: 'kids' } };
const flex = { tariff: { type: 'flex' } };

async function opened(order: unknown) {
  if (!script) throw new Error('The specimen has a fault.');
  const { valid } = await examplesOf('specimen/vocabulary');
  return createFormStore(script, valid, { order });
}

test('a field that depends on the order comes and goes with it, and is asked for', async () => {
  const store = await opened(flex);
  expect(store.state().fields).not.toContain('guardian');
  expect(store.state().errors).toEqual([]);
  store.setOrder(kids);
  expect(store.state().fields).toContain('guardian');
  expect(store.state().errors.map(({ path, rule }) => `${path} ${rule}`)).toEqual(['guardian required']);
  store.setValue('guardian', 'Yılmaz');
  expect(store.state().errors).toEqual([]);
  expect(store.state().value.guardian).toBe('Yılmaz');
  store.setOrder(flex);
  expect(store.state().value).not.toHaveProperty('guardian');
});

test('the order is not left over for a form that is judged without one', async () => {
  const [ordering, alone] = [await opened(kids), await opened(undefined)];
  expect(ordering.state().errors).toHaveLength(1);
  expect(alone.state().errors).toEqual([]);
});
