import { expect, test } from 'vitest';
import { createFormStore } from '../../../src/client/forms/state/form-store.ts';
import { filledUnder } from '../../../src/shared/rules/consents.ts';
import { handMadeScript } from '../../support/hand-made-script.ts';

const long = (value: unknown) => (String(value).length > 5 ? ['maxLength'] : []);
const consent = (title: string) => ({
  schema: { type: 'boolean' },
  ui: { 'ui:widget': 'consent', 'ui:title': title },
});
const old = handMadeScript({ name: {}, nickname: {}, more: { required: true }, terms: consent('Ja.') });

test('what the form no longer has is neither validated nor sent', () => {
  const next = handMadeScript(
    { name: {} },
    {
      version: 'two',
      validate: (data) =>
        Object.keys(data).length > 1
          ? [{ path: '', keyword: 'additionalProperties', rule: 'additionalProperties' }]
          : [],
    },
  );
  const store = createFormStore(
    next,
    { name: 'Ayşe', nickname: 'A' },
    { before: filledUnder(old, {}, false) },
  );
  expect(store.attempt()).toEqual({ name: 'Ayşe' });
});

test('of an unfinished draft only what was filled in is news; of a finished one also what is missing now', () => {
  const next = handMadeScript({ name: { rules: long }, more: { required: true } }, { version: 'two' });
  const changed = (wasValid: boolean) =>
    createFormStore(next, { name: 'Ayşe Yılmaz' }, { before: filledUnder(old, {}, wasValid) }).state()
      .changed;
  expect(changed(false)).toEqual(['name']);
  expect(changed(true)).toEqual(['name', 'more']);
});

test('under the same version nothing is said, and what was wrong before is no news', () => {
  const wrong = handMadeScript({ name: { rules: long } });
  expect(
    createFormStore(wrong, { name: 'Ayşe Yılmaz' }, { before: filledUnder(wrong, {}, true) }).state().changed,
  ).toEqual([]);
  const store = createFormStore(wrong, { name: 'Ayşe Yılmaz' });
  store.setScript(handMadeScript({ name: { rules: long } }, { version: 'two' }));
  expect(store.state().changed).toEqual([]);
});

test('a consent to the same text stays, one to another text is taken back with a reason', () => {
  const data = { terms: true };
  const under = filledUnder(old, data, false);
  const same = handMadeScript({ terms: consent('Ja.') }, { version: 'two' });
  expect(createFormStore(same, data, { before: under }).state().data.terms).toBe(true);
  const other = handMadeScript({ terms: consent('Ja, alles.') }, { version: 'two' });
  const state = createFormStore(other, data, { before: under }).state();
  expect(state.data.terms).toBeUndefined();
  expect(state.errors).toMatchObject([{ path: 'terms', rule: 'consentChanged' }]);
  expect(state.changed).toEqual(['terms']);
});
