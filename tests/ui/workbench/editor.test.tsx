import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauses } from '../../../src/workbench/editor/keeping.ts';
import { Workbench } from '../../../src/workbench/workbench.tsx';
import { codeOf, rewrite, textOf } from './code.ts';
import { DraftServer } from './draft-server.ts';

const SCHEMA = 'schemas/order/jersey.schema.json';
const EXAMPLES = 'schemas/order/jersey.examples.json';
const [DE, TR] = ['locales/de/order.json', 'locales/tr/order.json'];
const beginning: Record<string, string> = {
  [SCHEMA]:
    '{\n  "properties": {\n    "number": { "type": "integer", "minimum": 1, "maximum": 99 },\n    "size": { "type": "string", "enum": ["S", "M"] }\n  },\n  "required": ["number"]\n}\n',
  [EXAMPLES]: `${JSON.stringify({
    valid: [
      { number: 7, size: 'M' },
      { base: 0, set: { '/number': 99 } },
    ],
    invalid: [{ base: 0, set: { '/number': 100 }, path: '/number', rule: 'maximum' }],
  })}\n`,
  'ui-schemas/order/jersey.ui.json': '{\n  "number": { "ui:widget": "number" }\n}\n',
  [DE]: '{\n  "order.jersey.number.error.maximum": "Höchstens {limit}.",\n  "order.jersey.number.label": "Rückennummer"\n}\n',
  [TR]: '{\n  "order.jersey.number.error.maximum": "En fazla {limit}.",\n  "order.jersey.number.label": "Forma numarası"\n}\n',
  'locales/de/fields.json': '{}\n',
  'locales/tr/fields.json': '{}\n',
  'locales/de/errors.json': '{\n  "error.minimum": "Zu klein."\n}\n',
  'locales/tr/errors.json': '{\n  "error.minimum": "Çok küçük."\n}\n',
};

const usual = { ...pauses };
let server: DraftServer;
beforeEach(() => {
  // These tests save by a press.
  pauses.save = 3_600_000;
  server = new DraftServer(beginning);
  vi.stubGlobal('fetch', server.answer);
  window.history.replaceState(null, '', '/?draft=7#form=order%2Fjersey&field=%2Fnumber');
});
afterEach(() => {
  Object.assign(pauses, usual);
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const opened = async () => {
  render(<Workbench lang="en" />);
  const rules = within(await screen.findByRole('region', { name: 'Rules' }));
  return { rules, words: within(screen.getByRole('region', { name: 'Words' })), user: userEvent.setup() };
};
const textIn = (control: HTMLElement) => (control as HTMLInputElement).value;
const retype = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

test('controls and JSON are the same text, in both directions', async () => {
  const { rules } = await opened();
  const json = codeOf(/^As JSON/);
  expect(textOf(json)).toBe('{ "type": "integer", "minimum": 1, "maximum": 99 }');
  retype(rules.getByLabelText('Largest value'), '77');
  expect(textOf(json)).toBe('{ "type": "integer", "minimum": 1, "maximum": 77 }');
  rewrite(json, '{ "type": "integer", "maximum": 50 }');
  expect(textIn(rules.getByLabelText('Largest value'))).toBe('50');
  expect(rules.queryByLabelText('Smallest value')).toBeNull();
  rewrite(json, '{ "type": "integer", "maximum": ');
  expect(rules.getByText(/^Not taken yet:/)).toBeTruthy();
  expect(textIn(rules.getByLabelText('Largest value'))).toBe('50');
  retype(rules.getByLabelText('Largest value'), '');
  expect(rules.getByLabelText('Largest value').getAttribute('aria-invalid')).toBe('true');
});

test('what was edited is undone by keys, saved at once, and the draft says so', async () => {
  const { rules, user } = await opened();
  retype(rules.getByLabelText('Largest value'), '7');
  retype(rules.getByLabelText('Largest value'), '77');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect(textIn(rules.getByLabelText('Largest value'))).toBe('99');
  await user.keyboard('{Control>}y{/Control}');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(/^Saved\./);
  const text = String(beginning[SCHEMA]).replace('99', '77');
  expect(server.written).toEqual([[{ path: SCHEMA, digest: `digest of ${beginning[SCHEMA]}`, text }]]);
  expect(screen.getByRole('button', { name: `Put back to what is published: ${SCHEMA}` })).toBeTruthy();
});

test('Shift redoes by whatever letter the browser reports', async () => {
  const { rules } = await opened();
  retype(rules.getByLabelText('Largest value'), '77');
  const seen = [
    ...[
      { key: 'Z', ctrlKey: true },
      { key: 'z', metaKey: true, shiftKey: true },
    ],
    ...[
      { key: 'z', ctrlKey: true },
      { key: 'Z', ctrlKey: true, shiftKey: true },
    ],
  ].map((keys) => {
    const isTaken = !fireEvent.keyDown(rules.getByLabelText('Largest value'), keys);
    return [isTaken, textIn(rules.getByLabelText('Largest value'))];
  });
  expect(seen).toEqual(['99', '77', '99', '77'].map((value) => [true, value]));
});

test('of what another person wrote meanwhile nothing is lost', async () => {
  const { rules, user } = await opened();
  retype(rules.getByLabelText('Largest value'), '77');
  server.texts[SCHEMA] = String(beginning[SCHEMA]).replace('99', '55');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const conflict = within(await screen.findByRole('region', { name: SCHEMA }));
  const place = within(conflict.getByRole('region', { name: 'number › Largest value' }));
  expect([place.getByText('55').tagName, place.getByText('77').tagName]).toEqual(['PRE', 'PRE']);
  expect(server.written).toEqual([]);
  await user.click(place.getByRole('button', { name: 'Take theirs: number › Largest value' }));
  expect(textIn(rules.getByLabelText('Largest value'))).toBe('55');
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  expect(textIn(rules.getByLabelText('Largest value'))).toBe('77');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.texts[SCHEMA]).toContain('77'));
});

test('words stand side by side; a name is put in by a click, and a general sentence becomes an own one', async () => {
  const { words, user } = await opened();
  const german = words.getByLabelText('Error: Largest value, German');
  expect(textIn(words.getByLabelText('Error: Largest value, Turkish'))).toBe('En fazla {limit}.');
  retype(german, 'Nur bis ');
  await user.click(words.getByRole('button', { name: 'Put in: {limit}: Error: Largest value, German' }));
  expect(textIn(german)).toBe('Nur bis {limit}');
  expect(words.getByText('15 characters')).toBeTruthy();
  expect(words.getByText('Zu klein.')).toBeTruthy();
  await user.click(words.getByRole('button', { name: 'Write an own text: Error: Smallest value, German' }));
  expect(textIn(words.getByLabelText('Error: Smallest value, German'))).toBe('Zu klein.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.written).toHaveLength(1));
  expect(Object.keys(JSON.parse(String(server.texts[DE])))).toEqual([
    'order.jersey.number.error.maximum',
    'order.jersey.number.error.minimum',
    'order.jersey.number.label',
  ]);
  expect(server.texts[TR]).toBe(beginning[TR]);
});

test('after judging examples are green or red, and faults stand at their place', async () => {
  const { rules, user } = await opened();
  const [rule, example] = ['99 is too much.', 'This example should pass.'];
  server.judged = {
    ...{ isSound: false, lines: ['2 faults'], impact: [] },
    faults: [
      { file: EXAMPLES, pointer: '/valid/1', sentence: example },
      {
        file: 'schemas/other.examples.json',
        sentence: 'Elsewhere.',
        also: [`${SCHEMA}#/properties/number/maximum`],
      },
    ],
  };
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  const examples = within(screen.getByRole('region', { name: 'Examples' }));
  expect(await examples.findAllByText('holds')).toHaveLength(2);
  expect(examples.getByText('does not hold').closest('li')?.textContent).toContain(example);
  expect(rules.getByText('Elsewhere.')).toBeTruthy();
  expect(rules.queryByText(rule)).toBeNull();
  const list = screen.getByRole('region', { name: '2 faults' });
  await user.click(screen.getByRole('button', { name: '✗ 2 faults' }));
  expect(document.activeElement).toBe(list);
  const all = within(list);
  expect(all.getByText(example).getAttribute('href')).toBe('#form=order%2Fjersey&field=%2Fnumber');
  // The field is open already: the link leads to the sentence at its place.
  await user.click(all.getByText(example));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(example));
  expect(document.activeElement?.closest('section')?.textContent).toContain('does not hold');
  retype(rules.getByLabelText('Largest value'), '77');
  expect(examples.queryByText('holds')).toBeNull();
});

test('a choice, a rule and an example are added, and a field is asked for no more', async () => {
  const { rules, user } = await opened();
  await user.click(rules.getByLabelText('Must be filled in'));
  await user.selectOptions(rules.getByRole('combobox', { name: 'Add a rule …' }), 'multipleOf');
  expect(textIn(rules.getByLabelText('Multiple of'))).toBe('1');
  const examples = within(screen.getByRole('region', { name: 'Examples' }));
  await user.type(examples.getByLabelText('Add: Refused'), '101');
  await user.selectOptions(examples.getByLabelText('by'), 'maximum');
  await user.click(examples.getAllByRole('button', { name: '+ Add' })[1] as HTMLElement);
  await user.click(screen.getByRole('link', { name: 'size' }));
  window.location.hash = '#form=order%2Fjersey&field=%2Fsize';
  await user.click(await screen.findByRole('button', { name: '+ Add a choice' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Choice 3'));
  retype(screen.getByLabelText('Choice 3'), '4XL');
  await user.click(screen.getByRole('button', { name: 'Move up: 4XL' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.written).toHaveLength(1));
  expect(server.texts[SCHEMA]).toContain('"enum": ["S", "4XL", "M"]');
  expect(JSON.parse(String(server.texts[SCHEMA])).required).toEqual([]);
  expect(JSON.parse(String(server.texts[EXAMPLES])).invalid[1]).toEqual({
    ...{ base: 0, set: { '/number': 101 }, path: '/number', rule: 'maximum' },
  });
});

test('a limit that is added has a sentence in each language that had none, and one key takes both back', async () => {
  server.texts[SCHEMA] = '{ "properties": { "number": { "type": "integer" } } }\n';
  server.texts['locales/de/errors.json'] = '{}\n';
  const { rules, words, user } = await opened();
  const add = (rule: string) =>
    user.selectOptions(rules.getByRole('combobox', { name: 'Add a rule …' }), rule);
  await add('minimum');
  const german = words.getByLabelText('Error: Smallest value, German');
  expect(textIn(german)).toBe('Bitte geben Sie mindestens {minimum} ein.');
  expect(
    words.getByRole('button', { name: 'Put in: {minimum}: Error: Smallest value, German' }),
  ).toBeTruthy();
  expect(words.getByText('Çok küçük.')).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect(words.queryByLabelText('Error: Smallest value, German')).toBeNull();
  expect(rules.queryByLabelText('Smallest value')).toBeNull();
  // The field has sentences of its own.
  await add('maximum');
  expect(textIn(words.getByLabelText('Error: Largest value, German'))).toBe('Höchstens {limit}.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.written.flat().map(({ path }) => path)).toEqual([SCHEMA]));
});

test('what is no draft, or a person who is no analyst, changes nothing', async () => {
  server.isDraft = false;
  const { rules } = await opened();
  expect(screen.getByText(/no draft any more/)).toBeTruthy();
  expect(rules.getByLabelText('Largest value').matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('what means something elsewhere is shown as it is', async () => {
  const strange = '"><img src=x onerror=alert(1)>\u2028';
  server.texts[SCHEMA] = JSON.stringify({ properties: { [strange]: { type: 'string', 'x-rule': strange } } });
  window.history.replaceState(null, '', '/?draft=7');
  render(<Workbench lang="en" />);
  window.location.hash = `#${new URLSearchParams({ form: 'order/jersey', field: `/${strange}` })}`;
  const rules = within(await screen.findByRole('region', { name: 'Rules' }));
  expect(textIn(rules.getByLabelText('Name of the rule'))).toBe(strange);
  expect(document.querySelector('img')).toBeNull();
});
