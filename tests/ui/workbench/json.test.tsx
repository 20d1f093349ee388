import { currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Workbench } from '../../../src/workbench/workbench.tsx';
import { codeOf, rewrite, textOf } from './code.ts';
import { DraftServer } from './draft-server.ts';

const SCHEMA = 'schemas/order/jersey.schema.json';

let server: DraftServer;
beforeEach(async () => {
  server = new DraftServer({
    [SCHEMA]: '{\n  "properties": { "number": { "type": "integer", "maximum": 99 } }\n}\n',
  });
  vi.stubGlobal('fetch', server.answer);
  window.history.replaceState(null, '', '/?draft=7#form=order%2Fjersey&field=%2Fnumber');
  render(<Workbench lang="en" />);
  await screen.findByRole('region', { name: 'Rules' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

test('keywords are offered at the cursor, with what they mean', async () => {
  const json = codeOf(/^As JSON/);
  rewrite(json, '{ "type": "string", "maxL }');
  act(() => {
    json.dispatch({ selection: { anchor: textOf(json).indexOf(' }') } });
    startCompletion(json);
  });
  await waitFor(() => expect(currentCompletions(json.state)).not.toEqual([]));
  const [offer] = currentCompletions(json.state);
  expect(offer).toMatchObject({ label: 'maxLength', info: 'Every text has one.' });
});

test('a misspelt keyword is said at its line and mended at a click, and undone by a key', async () => {
  const user = userEvent.setup();
  const json = codeOf(/^As JSON/);
  rewrite(json, '{\n  "type": "integer",\n  "maximun": 50\n}');
  const rules = within(screen.getByRole('region', { name: 'Rules' }));
  const said = await rules.findByText(/“maximun” does not exist here. Did you mean “maximum”\?/);
  expect(said.textContent).toContain('Line 3:');
  await user.click(within(said).getByRole('button', { name: 'Mend' }));
  expect(textOf(json)).toContain('"maximum": 50');
  expect(rules.getByLabelText('Largest value')).toHaveProperty('value', '50');
  expect(json.contentDOM.getAttribute('aria-invalid')).toBe('false');
});

test('what is no JSON is not taken, and a missing comma is put in at a click', async () => {
  const user = userEvent.setup();
  const json = codeOf(/^As JSON/);
  rewrite(json, '{\n  "type": "integer"\n  "maximum": 50\n}');
  const rules = within(screen.getByRole('region', { name: 'Rules' }));
  expect(rules.getByText(/^Not taken yet/)).toBeTruthy();
  expect(rules.getByLabelText('Largest value')).toHaveProperty('value', '99');
  await user.click(rules.getByRole('button', { name: 'Mend' }));
  expect(textOf(json)).toBe('{\n  "type": "integer",\n  "maximum": 50\n}');
  expect(rules.getByLabelText('Largest value')).toHaveProperty('value', '50');
});

test('what was judged stands at its line of the file, and is mended where the sentence says how', async () => {
  const user = userEvent.setup();
  window.location.hash = '#form=order%2Fjersey';
  const ui = 'ui-schemas/order/jersey.ui.json';
  await screen.findByRole('region', { name: ui });
  rewrite(codeOf(/jersey\.ui\.json$/), '{\n  "numbr": { "ui:widget": "number" }\n}');
  const sentence = 'The form has no field "numbr"; did you mean "number"?';
  server.judged = {
    isSound: false,
    lines: [],
    impact: [],
    faults: [{ file: ui, pointer: '/numbr', sentence }],
  };
  await user.click(screen.getByRole('button', { name: 'Save and check' }));
  const file = within(screen.getByRole('region', { name: ui }));
  expect((await file.findByText(/did you mean "number"/)).textContent).toContain('Line 2:');
  await user.click(file.getByRole('button', { name: 'Mend' }));
  expect(textOf(codeOf(/jersey\.ui\.json$/))).toContain('"number": {');
});
