import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauses } from '../../../src/workbench/editor/keeping.ts';
import { Workbench } from '../../../src/workbench/workbench.tsx';
import { codeOf, rewrite, textOf } from './code.ts';
import { DraftServer } from './draft-server.ts';

const SCHEMA = 'schemas/order/jersey.schema.json';
const schema =
  '{\n  "properties": {\n    "number": { "type": "integer", "minimum": 1, "maximum": 99 },\n    "size": { "type": "string" }\n  }\n}\n';
const usual = { ...pauses };

let server: DraftServer;
beforeEach(() => {
  Object.assign(pauses, { save: 30, again: 30, follow: 3_600_000 });
  server = new DraftServer({ [SCHEMA]: schema });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => server.answer(url, init));
  window.history.replaceState(null, '', '/?draft=7#form=order%2Fjersey&field=%2Fnumber');
});
afterEach(() => {
  Object.assign(pauses, usual);
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const opened = async () => {
  render(<Workbench lang="en" />);
  return within(await screen.findByRole('region', { name: 'Rules' }));
};
const retype = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
/** Whether the page asks before it is left. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what is typed is saved by itself, the field keeps its focus, and it can be undone', async () => {
  const most = (await opened()).getByLabelText('Largest value');
  const user = userEvent.setup();
  await user.click(most);
  retype(most, '77');
  expect(asks()).toBe(true);
  await waitFor(() => expect(server.texts[SCHEMA]).toBe(schema.replace('99', '77')));
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  expect([asks(), document.activeElement]).toEqual([false, most]);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(server.texts[SCHEMA]).toBe(schema));
});

test('a server that does not answer is said and tried again; nothing typed is lost', async () => {
  const most = (await opened()).getByLabelText('Largest value');
  const { answer } = server;
  let asked = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/files') && asked++ < 2) throw new TypeError('Failed to fetch');
    return answer(url, init);
  });
  pauses.again = 300;
  retype(most, '77');
  expect(await screen.findByText(/^Not saved: the server takes nothing/)).toBeTruthy();
  expect([asks(), most]).toEqual([true, expect.objectContaining({ value: '77' })]);
  await waitFor(() => expect(server.texts[SCHEMA]).toContain('77'), { timeout: 5000 });
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
});

test('a person who is not signed in any more stays on the page with what is typed', async () => {
  const most = (await opened()).getByLabelText('Largest value');
  const { answer } = server;
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
  retype(most, '77');
  expect(await screen.findByText(/^Not saved: you are not signed in any more/)).toBeTruthy();
  vi.stubGlobal('fetch', answer);
  await waitFor(() => expect(server.texts[SCHEMA]).toContain('77'));
});

test('what is no JSON waits until it is, and is saved by a press alone', async () => {
  window.location.hash = '#form=order%2Fjersey';
  render(<Workbench lang="en" />);
  await screen.findByRole('region', { name: SCHEMA });
  rewrite(codeOf(/jersey\.schema/), schema.replace('99', ''));
  expect(await screen.findByText(`Not saved: ${SCHEMA} is no valid JSON yet.`)).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(server.written).toEqual([]);
  rewrite(codeOf(/jersey\.schema/), schema.replace('99', '9'));
  await waitFor(() => expect(server.texts[SCHEMA]).toContain('"maximum": 9 '));
});

test('a page that is hidden saves at once, and one that is seen again brings what others have written', async () => {
  Object.assign(pauses, { save: 3_600_000 });
  const rules = await opened();
  retype(rules.getByLabelText('Largest value'), '77');
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  };
  see('hidden');
  await waitFor(() => expect(server.texts[SCHEMA]).toContain('77'));
  await screen.findByText(/^Saved\./);
  server.texts[SCHEMA] = String(server.texts[SCHEMA]).replace('"minimum": 1', '"minimum": 5');
  see('visible');
  await waitFor(() => expect(rules.getByLabelText('Smallest value')).toHaveProperty('value', '5'));
  expect(screen.getByText(/Another person’s changes have been joined in/)).toBeTruthy();
  vi.restoreAllMocks();
});

test('what others write comes while a person types, whose field keeps its text, its cursor and its focus', async () => {
  Object.assign(pauses, { save: 3_600_000, follow: 50 });
  const rules = await opened();
  const most = rules.getByLabelText('Largest value');
  most.focus();
  // A number that is being typed is no value yet: it is not taken from under the hands.
  retype(most, '');
  server.texts[SCHEMA] = schema
    .replace('"maximum": 99', '"maximum": 55')
    .replace('"minimum": 1', '"minimum": 5');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([most, document.activeElement]).toEqual([expect.objectContaining({ value: '' }), most]);
  retype(most, '7');
  await waitFor(() => expect(rules.getByLabelText('Smallest value')).toHaveProperty('value', '5'));
  expect([most, document.activeElement]).toEqual([expect.objectContaining({ value: '7' }), most]);
  const conflict = within(await screen.findByRole('region', { name: 'number › Largest value' }));
  fireEvent.click(conflict.getByRole('button', { name: /^Keep mine/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'number › Largest value' })).toBeNull());
  // In a pane of code the cursor stays beside what was typed.
  const json = codeOf(/^As JSON/);
  json.dispatch({ selection: { anchor: textOf(json).indexOf('"minimum"') } });
  server.texts[SCHEMA] = String(server.texts[SCHEMA]).replace('"type": "integer"', '"type": "number"');
  await waitFor(() => expect(textOf(json)).toContain('"number"'));
  expect(textOf(json).slice(json.state.selection.main.head)).toMatch(/^"minimum"/);
});
