import { expect, test } from 'vitest';
import type { FlowStepView } from '../../../src/shared/api/workbench-preview.ts';
import { type DrawnStep, drawFlow, inLines, type Shape } from '../../../src/shared/flow-picture.ts';
import { drawnSteps } from '../../../src/workbench/flow/drawn-steps.ts';
import { planInOrder, withChoice } from '../../../src/workbench/flow/order-choice.ts';

const said = (text: string) => ({ de: text, tr: text, en: `${text}!` });
const step = (part: Partial<FlowStepView>): FlowStepView => ({
  ...{
    id: 'number',
    title: { de: 'Nummer', tr: 'Numara' },
    when: null,
    isShown: true,
    isOpen: false,
    skips: [],
    forms: [],
  },
  ...part,
});
const form = (isShown: boolean, isOpen = false) => ({
  ...{
    form: 'order/porting',
    title: { de: 'Mitnahme', tr: 'Taşıma' },
    when: said('Art = port'),
    isShown,
    isOpen,
  },
});

test('without an order all is lit, and conditions are said', () => {
  const [drawn] = drawnSteps('de', [step({ when: said('x'), isShown: false, forms: [form(false)] })], false);
  expect(drawn).toMatchObject({ isOff: false, isConditional: true, notes: ['nur wenn x'] });
  expect(drawn?.forms).toEqual([
    { title: 'Mitnahme (order/porting)', notes: ['nur wenn Art = port'], isOff: false, isOpen: false },
  ]);
});

test('what an order does not come to is off and says why, once', () => {
  const reasons = (one: Partial<FlowStepView>) => {
    const [drawn] = drawnSteps('en', [step(one)], true);
    return [drawn?.isOff, drawn?.notes, drawn?.forms.map(({ isOff, notes }) => [isOff, notes.length])];
  };
  expect(reasons({ when: said('x'), isShown: false, forms: [form(false)] })).toEqual([
    true,
    ['only if x!', 'Left out: the condition does not hold.'],
    [[true, 1]],
  ]);
  expect(reasons({ forms: [form(false)] })).toEqual([false, [], [[true, 2]]]);
  const skips = [{ name: 'firms', when: said('y'), isMet: true }];
  expect(reasons({ isShown: false, skips })).toEqual([
    true,
    ['passed by if y!', 'Left out: this order is led past it (firms).'],
    [],
  ]);
});

test('what depends on something not chosen yet is open, and not left out', () => {
  const [drawn] = drawnSteps('de', [step({ when: said('x'), isShown: false, isOpen: true })], true);
  expect(drawn).toMatchObject({ isOff: false, isOpen: true });
  expect(drawn?.notes.at(-1)).toMatch(/^Noch offen/);
  const [shown] = drawnSteps('de', [step({ forms: [form(false, true)] })], true);
  expect(shown?.forms).toMatchObject([{ isOff: false, isOpen: true }]);
  expect(shown?.forms[0]?.notes.at(-1)).toMatch(/^Noch offen/);
});

const place = { title: 'A title', notes: ['only if something', 'and more'], isOff: false };
const drawn = (part: Partial<DrawnStep> = {}): DrawnStep => ({
  ...{ ...place, isConditional: true, forms: [place, { ...place, isOff: true }] },
  ...part,
});
const boxes = (shapes: Shape[]) => shapes.filter((shape) => shape.is === 'rect');

test('nothing lies over anything else, and all is inside the picture', () => {
  const { width, height, shapes } = drawFlow([
    drawn(),
    drawn({ isOff: true }),
    drawn({ isConditional: false }),
  ]);
  const steps = boxes(shapes).filter(({ look }) => look.startsWith('step-box'));
  for (const [at, box] of steps.entries()) {
    expect(box.y + box.height).toBeLessThan(steps[at + 1]?.y ?? height);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
  const ofForms = boxes(shapes).filter(({ look }) => look.startsWith('form-box'));
  expect(ofForms).toHaveLength(6);
  for (const box of ofForms)
    expect(steps.some(({ y, height: high }) => box.y > y && box.y + box.height < y + high)).toBe(true);
  const texts = shapes.filter((shape) => shape.is === 'text');
  expect(new Set(texts.map(({ y }) => y)).size).toBe(texts.length);
});

test('the way goes through what is shown, and past what is not', () => {
  const looks = (steps: DrawnStep[]) =>
    drawFlow(steps).shapes.flatMap((shape) => (shape.is === 'path' ? shape.look : []));
  expect(looks([drawn()])).toEqual(['past off', 'way']);
  expect(looks([drawn({ isOff: true })])).toEqual(['past', 'way off']);
  expect(looks([drawn({ isConditional: false })])).toEqual(['way']);
});

test('long sentences are broken between words', () => {
  expect(inLines('aa bb ccc', 5)).toEqual(['aa bb', 'ccc']);
  expect(inLines('abcdefgh i', 5)).toEqual(['abcdefgh', 'i']);
});

test('an order has what was chosen, and nothing that was left open again', () => {
  const order = withChoice(withChoice({}, '/numberType', 'port'), '/userInfo/known', false);
  expect(order).toEqual({ numberType: 'port', userInfo: { known: false } });
  expect(withChoice(order, '/userInfo/known', undefined)).toEqual({ numberType: 'port' });
});

test('of a plan an order knows what a condition may ask about', () => {
  // Of a plan only these are looked at.
  const plan = { id: 'x', slug: 'single-l', type: 'single', hasFormOption: false, features: [] } as never;
  expect(planInOrder(plan)).toEqual({ slug: 'single-l', type: 'single', hasFormOption: false });
});
