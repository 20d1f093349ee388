import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Workbench } from '../../../src/workbench/workbench.tsx';
import { codeOf, rewrite, textOf } from './code.ts';
import { DraftServer } from './draft-server.ts';

const SCHEMA = 'schemas/order/number.schema.json';
const FLOW = 'schemas/order/order.flow.json';
const beginning = {
  [SCHEMA]: `{
  "properties": {
    "simType": { "type": "string", "enum": ["eSim", "physical"] },
    "simNumber": { "type": "string" },
    "note": { "type": "string" }
  },
  "required": ["simType", "note"],
  "allOf": [
    {
      "if": { "properties": { "simType": { "const": "physical" } }, "required": ["simType"] },
      "else": { "properties": { "simNumber": false } }
    }
  ]
}
`,
  [FLOW]: '{\n  "steps": [{ "id": "number", "forms": [{ "form": "order/number" }] }]\n}\n',
  'locales/de/order.json':
    '{\n  "order.number.note.label": "Notiz",\n  "order.number.simNumber.label": "Kartennummer",\n  "order.number.simType.label": "SIM",\n  "order.number.simType.option.physical": "Karte"\n}\n',
};

let server: DraftServer;
beforeEach(() => {
  server = new DraftServer(beginning);
  vi.stubGlobal('fetch', server.answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const opened = async (hash: string, name: string, lang: 'de' | 'en' = 'en') => {
  window.history.replaceState(null, '', `/?draft=7#${hash}`);
  render(<Workbench lang={lang} />);
  return { part: within(await screen.findByRole('region', { name })), user: userEvent.setup() };
};
const fieldHash = (name: string) => `form=order%2Fnumber&field=%2F${name}`;
const schema = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.written.length).toBeGreaterThan(0));
  return JSON.parse(String(server.texts[SCHEMA]));
};

test('a condition is a sentence, in the words of the form', async () => {
  const { part } = await opened(fieldHash('simNumber'), 'Bedingungen', 'de');
  await part.findByText('Wenn „SIM“ = Karte: „Kartennummer“ wird nur dann gezeigt.');
});

test('another value, another comparison and one more question change the JSON, and the sentence with it', async () => {
  const { part, user } = await opened(fieldHash('simNumber'), 'Conditions');
  await part.findByRole('option', { name: 'Karte' });
  await user.selectOptions(part.getByLabelText('Comparison 1'), 'is one of');
  await user.click(part.getByRole('checkbox', { name: 'eSim' }));
  await part.findByText('If “SIM” = eSim or Karte: “Kartennummer” is shown only then.');
  await user.click(part.getByRole('button', { name: '+ Another question' }));
  await user.selectOptions(part.getByLabelText('What is asked about, 2'), 'Kind of plan');
  await user.selectOptions(part.getByLabelText('Value 2'), 'Kids');
  await user.selectOptions(part.getByLabelText('When it holds'), 'One of these must be true');
  await part.findByText(
    'If “SIM” = eSim or Karte or “Kind of plan” = Kids: “Kartennummer” is shown only then.',
  );
  await user.selectOptions(part.getByLabelText('Effect: Kartennummer'), 'shown only then, and required');
  expect((await schema()).allOf).toEqual([
    {
      if: {
        anyOf: [
          { properties: { simType: { enum: ['eSim', 'physical'] } }, required: ['simType'] },
          { $order: '/tariff/type', const: 'kids' },
        ],
      },
      else: { properties: { simNumber: false } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { required: ['simNumber'] },
    },
  ]);
});

test('a list keeps its order whatever is chosen, so that arrow keys go through it', async () => {
  const { part, user } = await opened(fieldHash('simNumber'), 'Conditions');
  await part.findByRole('option', { name: 'Karte' });
  const shown = () =>
    within(part.getByLabelText('Comparison 1'))
      .getAllByRole('option')
      .map((one) => one.textContent);
  const before = shown();
  for (const name of before) {
    await user.selectOptions(part.getByLabelText('Comparison 1'), name ?? '');
    expect(shown()).toEqual(before);
  }
});

test('a field is shown only under a condition at a click, and is asked for no more where it is not shown', async () => {
  const { part, user } = await opened(fieldHash('note'), 'Conditions');
  await part.findByText('No condition concerns this field.');
  await user.click(part.getByRole('button', { name: '+ Show only under a condition' }));
  await part.findByText('If “SIM” = eSim: “Notiz” is shown only then and must be filled in.');
  const made = await schema();
  expect(made.required).toEqual(['simType']);
  expect(made.allOf[1]).toEqual({
    if: { properties: { simType: { const: 'eSim' } }, required: ['simType'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { required: ['note'] },
    else: { properties: { note: false } },
  });
  await user.click(part.getByRole('button', { name: 'Remove the condition' }));
  await part.findByText('No condition concerns this field.');
  // It is shown and demanded always, as before.
  expect((await schema()).required).toEqual(['simType', 'note']);
  await user.keyboard('{Control>}z{/Control}');
  await part.findByText(/“Notiz” is shown only then/);
});

test('a field that may be left empty may be so under its condition as well', async () => {
  server.texts[SCHEMA] = beginning[SCHEMA].replace('"simType", "note"', '"simType"');
  const { part, user } = await opened(fieldHash('note'), 'Conditions');
  await user.click(await part.findByRole('button', { name: '+ Show only under a condition' }));
  await part.findByText('If “SIM” = eSim: “Notiz” is shown only then.');
});

test('what no list can show stays JSON, and says so', async () => {
  server.texts[SCHEMA] = beginning[SCHEMA].replace('{ "const": "physical" }', '{ "pattern": "^p" }');
  const { part, user } = await opened(fieldHash('simNumber'), 'Conditions');
  await part.findByText('This condition cannot be shown as a list here. Change it as JSON.');
  await user.click(part.getByText('Condition as JSON'));
  const json = codeOf(/^Condition 1:/);
  rewrite(json, textOf(json).replace('"pattern": "^p"', '"const": "eSim"'));
  await part.findByText('If “SIM” = eSim: “Kartennummer” is shown only then.');
});

test('a rule of a field that counts only for some orders has its condition and its limits as controls', async () => {
  server.texts[SCHEMA] = beginning[SCHEMA].replace(
    '"note": { "type": "string" }',
    '"note": { "type": "string", "allOf": [{ "if": { "$order": "/tariff/type", "const": "kids" }, "then": { "x-rule": "short", "maxLength": 5 } }] }',
  );
  const { part, user } = await opened(fieldHash('note'), 'Rules');
  await part.findByText('Only if “Kind of plan” = Kids.');
  await user.selectOptions(part.getByLabelText('Value 1'), 'Single');
  fireEvent.change(part.getByLabelText('At most characters'), { target: { value: '7' } });
  expect((await schema()).properties.note.allOf).toEqual([
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    { if: { $order: '/tariff/type', const: 'single' }, then: { 'x-rule': 'short', maxLength: 7 } },
  ]);
});

test('a form shows all conditions between its fields', async () => {
  const { part } = await opened('form=order%2Fnumber', 'Conditions between the fields');
  await part.findByText('If “SIM” = Karte: “Kartennummer” is shown only then.');
});

test('the conditions of a flow are called as its steps and forms are', async () => {
  server.texts['locales/de/order.json'] = JSON.stringify({
    'order.flow.number.title': 'Nummer und SIM',
    'order.number.title': 'Ihre Nummer',
  });
  const { part } = await opened(`file=${encodeURIComponent(FLOW)}`, 'Conditions');
  expect(await part.findByRole('group', { name: 'Nummer und SIM: Ihre Nummer' })).toBeTruthy();
});

test('a form of the flow is shown under a condition of the order', async () => {
  const { part, user } = await opened(`file=${encodeURIComponent(FLOW)}`, 'Conditions');
  const form = within(part.getByRole('group', { name: 'number: order/number' }));
  expect(form.getByText('Always.')).toBeTruthy();
  await user.click(form.getByRole('button', { name: '+ Show only under a condition' }));
  await user.selectOptions(form.getByLabelText('What is asked about, 1'), 'Plan with a jersey');
  await form.findByText('Only if “Plan with a jersey” = yes.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.written).toHaveLength(1));
  expect(JSON.parse(String(server.texts[FLOW])).steps[0].forms).toEqual([
    {
      form: 'order/number',
      when: {
        properties: {
          tariff: { properties: { hasFormOption: { const: true } }, required: ['hasFormOption'] },
        },
        required: ['tariff'],
      },
    },
  ]);
});

test('what uses a field stands beside it, with ways to what it names', async () => {
  server.answers['drafts/7/uses'] = (query) => ({
    readings: [
      { purpose: 'the line gets this card', readers: ['call POST /api/orders', 'mail orderReceived'] },
    ],
    alsoWritten: [{ form: 'order/other', pointer: '/a', column: 'orders.sim' }],
    ...{ keptIn: null, pages: [], samePiece: [], steps: [{ flow: 'order/order', step: 'number' }] },
    asks: [
      { kind: 'condition', at: [], keyword: 'if', file: SCHEMA, pointer: '/allOf/0/if' },
      { kind: 'rule', at: ['note'], keyword: 'const', file: SCHEMA, pointer: '/properties/note/const' },
    ].slice(0, query.get('pointer') === '/simType' ? 2 : 0),
  });
  const { part } = await opened(fieldHash('simType'), 'Used by');
  expect((await part.findByText('the line gets this card')).closest('li')?.textContent).toContain(
    'Call POST /api/orders',
  );
  expect(part.getByRole('link', { name: 'Notiz /note' }).getAttribute('href')).toContain('field=%2Fnote');
  expect(part.getByRole('link', { name: 'order/order' }).getAttribute('href')).toContain('order.flow.json');
  expect(part.getByText('orders.sim')).toBeTruthy();
});
