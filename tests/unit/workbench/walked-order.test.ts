import { expect, test } from 'vitest';
import type { Tariff } from '../../../src/shared/api/catalogue.ts';
import { walkedOrder, withAnswers } from '../../../src/workbench/preview/frame/walked-order.ts';
import { type WalkCatalogue, walkBegun } from '../../../src/workbench/preview/messages.ts';

const plan = (slug: string, hasFormOption: boolean): Tariff => ({
  ...{ id: `id of ${slug}`, slug, type: 'flex', name: slug, dataGb: 10, priceCents: 1500, oneOffCents: 0 },
  ...{ termMonths: 1, hasFormOption, jersey: null, speedMbit: 100, uploadMbit: 50, throttledKbit: 64 },
  ...{ features: [], description: '', alternativeTariffId: null, businessOnly: false },
  ...{ mainContractRequired: false, netPriceCents: null },
});
const catalogue: WalkCatalogue = {
  ...{ options: [], providers: [] },
  tariffs: [plan('plain', false), plan('with-jersey', true)],
};

test('what a form asks for is put in there, once, so that another answer can follow', () => {
  const chosen = { tariff: { slug: 'plain', hasFormOption: false }, numberType: 'port', simType: 'esim' };
  const filled = withAnswers(walkBegun({ 'order/number': { simNumber: 'x' } }), chosen, catalogue);
  expect(filled.forms).toEqual({
    'order/tariff': { tariffId: 'id of plain' },
    'order/number': { simNumber: 'x', numberType: 'port', simType: 'esim' },
  });
  const answered = { ...filled, forms: { ...filled.forms, 'order/number': { numberType: 'new' } } };
  expect(withAnswers(answered, chosen, catalogue)).toBe(answered);
  expect(walkedOrder(answered, { order: chosen, catalogue }).numberType).toBe('new');
});

test('what no form asks for counts in the place of what follows from the answers', () => {
  const begun = walkBegun({ 'order/tariff': { tariffId: 'with-jersey' } });
  const orderOf = (order: Record<string, unknown>) => walkedOrder(begun, { order, catalogue });
  expect(orderOf({})).toMatchObject({ customerType: 'private', userInfo: { known: false } });
  expect(orderOf({ customerType: 'business', userInfo: { known: true } })).toMatchObject({
    ...{ customerType: 'business', userInfo: { known: true, documentType: 'idCard' } },
    tariff: { hasFormOption: true },
  });
  // A part of the plan alone, or one that is otherwise than the chosen plan has it.
  expect(orderOf({ tariff: { hasFormOption: false } }).tariff).toMatchObject({
    ...{ slug: 'with-jersey', hasFormOption: false },
  });
  const other = { tariff: { slug: 'with-jersey', dataGb: 10, hasFormOption: false } };
  expect(orderOf(other).tariff).toEqual({ ...plan('with-jersey', true), hasFormOption: false });
});
