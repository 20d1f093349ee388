import { describe, expect, test } from 'vitest';
import { stepTitle } from '../../../src/client/features/orders/step-title.ts';
import {
  doneBefore,
  formsAt,
  neighbour,
  partToShow,
  passedBefore,
  passedParts,
  reachable,
  shownForms,
  shownParts,
  shownSteps,
  skippedSteps,
  stepOf,
  stepToShow,
  withDone,
} from '../../../src/client/features/orders/wizard-steps.ts';
import { withoutSecrets } from '../../../src/shared/without-secrets.ts';
import { realDefinitions } from '../../support/definitions.ts';

const definitions = await realDefinitions();
const flow = definitions.flow('order/order.flow', 'de')!;
const ids = (order: object) => shownSteps(flow, order).map(({ id }) => id);
const formsOf = (step: string, order: object) => shownForms(flow.steps.find(({ id }) => id === step)!, order);

describe('the steps come from the flow and the order', () => {
  test('extras are asked for a new number or a plan with a jersey, and only then', () => {
    expect(ids({})).toEqual(['tariff', 'number', 'approval']);
    expect(ids({ numberType: 'port', tariff: { hasFormOption: false } })).toEqual([
      'tariff',
      'number',
      'approval',
    ]);
    expect(ids({ numberType: 'new' })).toEqual(['tariff', 'number', 'options', 'approval']);
    expect(ids({ numberType: 'port', tariff: { hasFormOption: true } })).toContain('options');
  });

  test('each line of the summary knows the step that asked for it, where there is one', () => {
    const steps = shownSteps(flow, { numberType: 'new' });
    expect(stepOf(steps, 'order/tariff')).toBe('tariff');
    expect(stepOf(steps, 'order/porting')).toBe('number');
    expect(stepOf(steps, 'order/new-number')).toBe('options');
    expect(stepOf(shownSteps(flow, {}), 'order/new-number')).toBe('');
  });

  test('porting, number, jersey and registration stand where they belong', () => {
    expect(formsOf('number', { numberType: 'port' })).toEqual(['order/number', 'order/porting']);
    expect(formsOf('options', { numberType: 'new' })).toEqual(['order/new-number', 'order/options']);
    expect(formsOf('options', { numberType: 'port', tariff: { hasFormOption: true } })).toEqual([
      'order/jersey',
      'order/options',
    ]);
    expect(formsOf('approval', { userInfo: { known: false } })).toContain('auth/register');
    expect(formsOf('approval', { userInfo: { known: true } })).not.toContain('auth/register');
  });
});

describe('the last step has parts', () => {
  const approval = flow.steps.at(-1)!;
  const guest = { userInfo: { known: false } };
  const parts = shownParts(approval, guest);
  const passed = (draft: { passed?: string[]; provedPhone?: string }) => passedParts(approval, parts, draft);

  test('a guest proves the phone, gives the data and pays; a known customer only pays', () => {
    expect(parts.map(({ id }) => id)).toEqual(['phone', 'data', 'payment']);
    expect(shownParts(approval, { userInfo: { known: true } }).map(({ id }) => id)).toEqual(['payment']);
    expect(formsAt({ step: approval, part: parts[1] }, guest)).toEqual(['auth/register']);
  });

  test('the code opens the data, the data open the payment, and no address leads past them', () => {
    expect(partToShow(parts, 'payment', passed({}))?.id).toBe('phone');
    const proved = { provedPhone: '+491713920011' };
    expect(partToShow(parts, 'payment', passed(proved))?.id).toBe('data');
    expect(partToShow(parts, null, passed({ ...proved, passed: ['approval/data'] }))?.id).toBe('payment');
    expect(partToShow(parts, 'phone', passed({ ...proved, passed: ['approval/data'] }))?.id).toBe('phone');
    expect(partToShow([], null, [])).toBeUndefined();
  });

  test('a change in a part opens it and those after it again, and no other step', () => {
    const keys = ['other/one', 'approval/phone', 'approval/data'];
    expect(passedBefore({ step: approval, part: parts[1] }, parts, keys)).toEqual([
      'other/one',
      'approval/phone',
    ]);
  });
});

describe('what was announced is kept', () => {
  const ported = { numberType: 'port', tariff: { hasFormOption: false } };

  test('a step that an answer made needless is skipped, once that answer is given and not before', () => {
    expect(skippedSteps(flow, {}, [])).toEqual([]);
    expect(skippedSteps(flow, ported, ['tariff'])).toEqual([]);
    expect(skippedSteps(flow, ported, ['tariff', 'number'])).toEqual(['options']);
    expect(skippedSteps(flow, { numberType: 'new' }, ['tariff', 'number'])).toEqual([]);
  });

  test('the title of the extras names what this order needs of them', () => {
    const extras = flow.steps.find(({ id }) => id === 'options')!;
    const title = (order: object) => stepTitle(extras, order, (_, asked) => Object.values(asked).join(' '));
    expect(title({ numberType: 'new' })).toBe('yes no');
    expect(title({ numberType: 'port', tariff: { hasFormOption: true } })).toBe('no yes');
    expect(title({ numberType: 'new', tariff: { hasFormOption: true } })).toBe('yes yes');
    expect(title(ported)).toBe('Extras');
  });
});

describe('moving', () => {
  const steps = shownSteps(flow, { numberType: 'new' });

  test('one may go as far as the first step that is not done', () => {
    expect(reachable(steps, [])).toBe(0);
    expect(reachable(steps, ['tariff', 'number'])).toBe(2);
    expect(reachable(steps, ['tariff', 'number', 'options', 'approval'])).toBe(3);
  });

  test('a hidden or unknown step is not shown, one too far ahead neither', () => {
    expect(stepToShow(steps, 'nothing', ['tariff'])).toBe(1);
    expect(stepToShow(steps, 'approval', ['tariff'])).toBe(1);
    expect(stepToShow(steps, 'tariff', ['tariff', 'number'])).toBe(0);
    expect(stepToShow(steps, null, ['tariff', 'number'])).toBe(0);
  });

  test('backward on the first and forward on the last stay', () => {
    expect(neighbour(steps, 0, -1)?.id).toBe('tariff');
    expect(neighbour(steps, 3, 1)?.id).toBe('approval');
    expect(neighbour(steps, 1, 1)?.id).toBe('options');
  });

  test('after a change the steps behind it have to be passed again', () => {
    const done = ['tariff', 'number', 'options'];
    expect(doneBefore(steps, 0, done)).toEqual([]);
    expect(doneBefore(steps, 1, done)).toEqual(['tariff']);
    expect(doneBefore(steps, 3, done)).toEqual(done);
  });

  test('a step is done once', () => expect(withDone(['tariff'], 'tariff')).toEqual(['tariff']));
});

test('a draft keeps no secrets', () => {
  const ui = definitions.form('auth/register', 'de')!.ui;
  const data = {
    personal: { firstName: 'Deniz', idNumber: 'L01X00T47' },
    security: {
      password: 'Kahve&Simit24',
      passwordConfirmation: 'Kahve&Simit24',
      keyword: '1234',
      isCheck: true,
    },
  };
  expect(withoutSecrets(data, ui)).toEqual({ personal: { firstName: 'Deniz' }, security: { isCheck: true } });
  const payment = definitions.form('order/payment', 'de')!.ui;
  expect(withoutSecrets({ method: 'sepa', iban: 'DE89370400440532013000' }, payment)).toEqual({
    method: 'sepa',
  });
});
