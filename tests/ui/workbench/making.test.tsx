import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Workbench } from '../../../src/workbench/workbench.tsx';
import { DraftServer } from './draft-server.ts';

const SCHEMA = 'schemas/survey/answer.schema.json';
const UI = 'ui-schemas/survey/answer.ui.json';
const EXAMPLES = 'schemas/survey/answer.examples.json';
const [DE, TR] = ['locales/de/survey.json', 'locales/tr/survey.json'];
const beginning: Record<string, string> = {
  [SCHEMA]:
    '{\n  "properties": { "rating": { "type": "integer" }, "comment": { "type": "string" } },\n  "required": ["rating"]\n}\n',
  [EXAMPLES]: '{ "valid": [{ "rating": 5 }], "invalid": [] }\n',
  [UI]: '{\n  "ui:order": ["rating", "comment"],\n  "ui:variants": [{ "name": "warm", "share": 50 }]\n}\n',
  'ui-schemas/pages.json': '{\n  "pages": []\n}\n',
  [DE]: '{\n  "survey.answer.title": "Umfrage"\n}\n',
  [TR]: '{}\n',
};

let server: DraftServer;
beforeEach(() => {
  server = new DraftServer(beginning);
  vi.stubGlobal('fetch', server.answer);
  window.history.replaceState(null, '', '/?draft=7#form=survey%2Fanswer');
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const said = (path: string) => JSON.parse(server.texts[path] ?? 'null');

test('a field is added with its place, its words and a value in the whole examples, and opens', async () => {
  render(<Workbench lang="en" />);
  const user = userEvent.setup();
  await user.click(await screen.findByText('+ New field'));
  const name = screen.getByLabelText('Name in the program');
  await user.type(name, 'Town');
  await user.click(screen.getByRole('button', { name: 'Create the field' }));
  expect(screen.getByText(/^A name begins with a small letter/)).toBeTruthy();
  fireEvent.change(name, { target: { value: 'source' } });
  await user.selectOptions(screen.getByLabelText('Kind of field'), 'Choice');
  await user.type(screen.getByLabelText(/^Values to choose from/), 'radio, press');
  await user.type(screen.getByLabelText('Label, German'), 'Woher?');
  await user.type(screen.getByLabelText('Label, Turkish'), 'Nereden?');
  await user.type(screen.getByLabelText('Example value'), 'radio');
  await user.click(screen.getByRole('button', { name: 'Create the field' }));
  expect(await screen.findByRole('heading', { name: 'Woher? survey/answer /source' })).toBeTruthy();
  expect(said(SCHEMA).properties.source).toEqual({ type: 'string', enum: ['radio', 'press'] });
  expect(said(UI)['ui:order']).toEqual(['rating', 'comment', 'source']);
  expect(said(EXAMPLES).valid).toEqual([{ rating: 5, source: 'radio' }]);
  expect([said(DE), said(TR)].map((words) => words['survey.answer.source.label'])).toEqual([
    'Woher?',
    'Nereden?',
  ]);
});

test('a field with limits has their sentences in both languages', async () => {
  render(<Workbench lang="en" />);
  const user = userEvent.setup();
  await user.click(await screen.findByText('+ New field'));
  await user.type(screen.getByLabelText('Name in the program'), 'visits');
  await user.selectOptions(screen.getByLabelText('Kind of field'), 'number');
  await user.click(screen.getByRole('button', { name: 'Create the field' }));
  await screen.findByRole('heading', { name: 'visits survey/answer /visits' });
  const words = within(screen.getByRole('region', { name: 'Words' }));
  const textOf = (name: string) => words.getByLabelText<HTMLTextAreaElement>(name).value;
  expect(textOf('Error: Smallest value, German')).toBe('Bitte geben Sie mindestens {minimum} ein.');
  expect(textOf('Error: Largest value, Turkish')).toBe('Lütfen en fazla {maximum} yazın.');
});

test('fields change their order by keys, and the focus stays with the field', async () => {
  render(<Workbench lang="en" />);
  const order = within(await screen.findByRole('region', { name: 'Order' }));
  const user = userEvent.setup();
  order.getByRole('button', { name: 'Move up: comment' }).focus();
  await user.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: comment'),
  );
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(/^Saved\./);
  expect(said(UI)['ui:order']).toEqual(['comment', 'rating']);
});

test('a form is made with its page, and a form has lines for its own words and those of variants', async () => {
  render(<Workbench lang="en" />);
  const user = userEvent.setup();
  const words = within(await screen.findByRole('region', { name: 'Words' }));
  await user.type(words.getByLabelText('Button @warm, German'), 'Los');
  await user.click(screen.getByText('+ New form'));
  const name = screen.getByLabelText('Name: area/form');
  await user.type(name, 'survey/answer');
  await user.click(screen.getByRole('button', { name: 'Create the form' }));
  expect(screen.getByText('There is such a form already.')).toBeTruthy();
  fireEvent.change(name, { target: { value: 'survey/wish' } });
  await user.click(screen.getByRole('checkbox', { name: 'With a page of its own' }));
  await user.click(screen.getByRole('button', { name: 'Create the form' }));
  expect(await screen.findByRole('heading', { name: 'survey/wish' })).toBeTruthy();
  expect(said('ui-schemas/pages.json').pages).toEqual([
    { path: '/survey/wish', form: 'survey/wish', signedIn: false },
  ]);
  expect(said(DE)).toMatchObject({ 'survey.answer.submit@warm': 'Los', 'survey.wish.submit': 'Absenden' });
});

test('examples that the check misses are accepted by a click', async () => {
  const entry = JSON.stringify({ base: 0, set: { '/rating': 6 }, path: '/rating', rule: 'maximum' });
  const offers = [{ file: EXAMPLES, list: 'invalid' as const, entry }];
  server.judged = {
    isSound: false,
    lines: [],
    impact: [],
    faults: [{ file: EXAMPLES, sentence: 'Add one.', offers }],
  };
  render(<Workbench lang="en" />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Save and check' }));
  await user.click(await screen.findByRole('button', { name: /^Accept: \/rating = / }));
  await vi.waitFor(() => expect(screen.queryByText('1 example is missing')).toBeNull());
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(/^Saved\./);
  expect(said(EXAMPLES).invalid).toEqual([JSON.parse(entry)]);
});
