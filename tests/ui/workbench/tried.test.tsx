import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PreviewView } from '../../../src/shared/api/workbench-preview.ts';
import { pauses } from '../../../src/workbench/editor/keeping.ts';
import { Workbench } from '../../../src/workbench/workbench.tsx';
import { DraftServer } from './draft-server.ts';

const SCHEMA = 'schemas/order/jersey.schema.json';
const EXAMPLES = 'schemas/order/jersey.examples.json';
const beginning = {
  [SCHEMA]: `${JSON.stringify({
    properties: {
      number: { type: 'integer', maximum: 99 },
      name: { type: 'string', allOf: [{ 'x-rule': 'capital', pattern: '^[A-Z]$' }] },
    },
  })}\n`,
  [EXAMPLES]: `${JSON.stringify({
    valid: [{ number: 7 }, { base: 0, set: { '/number': 99 } }],
    invalid: [{ base: 0, set: { '/number': 100 }, path: '/number', rule: 'maximum' }],
  })}\n`,
  'ui-schemas/order/jersey.ui.json': '{\n  "number": { "ui:widget": "number" }\n}\n',
  ...Object.fromEntries(
    ['de', 'tr'].flatMap((lang) =>
      ['order', 'fields', 'errors'].map((name) => [`locales/${lang}/${name}.json`, '{}\n']),
    ),
  ),
};
const REFUSED = 'This example should pass but breaks "maximum" at /number.';

/** What the preview answers where it finds this of the two accepted examples and of the refused one. */
const found = (second: string[] = []): PreviewView => ({
  form: {
    ...{ version: 'v1', scripts: { de: '/de.js', tr: '/tr.js' }, fields: [], examples: [] },
    judged: [{ file: EXAMPLES, valid: [[], second], invalid: [[]] }],
  },
  ...{ faults: [], today: '2026-11-27' },
});

const usual = { ...pauses };
let server: DraftServer;
let answer: PreviewView | undefined;
beforeEach(async () => {
  Object.assign(pauses, { save: 3_600_000, examples: 0 });
  answer = found();
  server = new DraftServer(beginning);
  server.answers['drafts/7/preview'] = () => answer;
  vi.stubGlobal('fetch', server.answer);
  window.history.replaceState(null, '', '/?draft=7#form=order%2Fjersey&field=%2Fnumber');
  render(<Workbench lang="en" />);
  await screen.findByRole('region', { name: 'Rules' });
});
afterEach(() => {
  Object.assign(pauses, usual);
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** How the examples stand, in the order of the page; a word for each that was judged. */
const states = () =>
  within(screen.getByRole('region', { name: 'Examples' }))
    .queryAllByText(/^(holds|does not hold)$/)
    .map(({ textContent }) => textContent);
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Largest value'), { target: { value } });
const [good, bad] = ['holds', 'does not hold'];

test('examples turn red and green while one types, and say why', async () => {
  await waitFor(() => expect(states()).toEqual([good, good, good]));
  answer = found([REFUSED]);
  type('98');
  await waitFor(() => expect(states()).toEqual([good, bad, good]));
  expect(screen.getByText(REFUSED).closest('li.example')?.className).toContain('broken');
  answer = found();
  type('99');
  await waitFor(() => expect(states()).toEqual([good, good, good]));
  expect(screen.queryByText(REFUSED)).toBeNull();
  expect(server.written).toEqual([]);
});

test.each([
  ['a rule that cannot be compiled', { ...found(), form: null, faults: [{ file: SCHEMA, sentence: 'No.' }] }],
  ['a server that does not answer', undefined],
])('with %s no example has a colour', async (_title, none) => {
  await waitFor(() => expect(states()).toHaveLength(3));
  answer = none;
  type('98');
  await waitFor(() => expect(states()).toEqual([]));
  answer = found([REFUSED]);
  type('97');
  await waitFor(() => expect(states()).toEqual([good, bad, good]));
});

test('a verdict is not that of another example that came in its place', async () => {
  answer = found([REFUSED]);
  type('98');
  await waitFor(() => expect(states()).toEqual([good, bad, good]));
  // The answer is as before: it knows the file of before.
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove: 99' }));
  expect(states()).toEqual([]);
});

test('what the check says of the files as they are counts first', async () => {
  answer = found([REFUSED]);
  type('98');
  await waitFor(() => expect(states()).toEqual([good, bad, good]));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save and check' }));
  await waitFor(() => expect(states()).toEqual([good, good, good]));
  type('97');
  await waitFor(() => expect(states()).toEqual([good, bad, good]));
});

test('a pattern is said in words beside its box, as the preview reads it now', async () => {
  const both = { de: '', tr: '' };
  const reading = (text: string): PreviewView => {
    const rules = [
      { rule: 'capital', limit: { de: text, tr: '' }, condition: { ...both, en: '' }, words: both },
    ];
    const name = { pointer: '/name', columns: [], days: null, readers: [], isSecret: false, rules };
    const { form, ...rest } = found();
    return { ...rest, form: form && { ...form, fields: [name] } };
  };
  answer = reading('eines von A–Z');
  act(() => {
    window.location.hash = '#form=order%2Fjersey&field=%2Fname';
  });
  const said = await screen.findByText('eines von A–Z', { selector: '.in-words' });
  expect(said.closest('.line')?.textContent).toContain('Pattern');
  // A pattern without words is not said twice.
  answer = reading('^[A-Q]$');
  fireEvent.change(screen.getByLabelText('Pattern'), { target: { value: '^[A-Q]$' } });
  await waitFor(() => expect(document.querySelector('.in-words')).toBeNull());
});
