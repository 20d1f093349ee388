import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChangesView } from '../../../src/shared/api/workbench.ts';
import type { FieldLifeView } from '../../../src/shared/api/workbench-history.ts';
import { Changes } from '../../../src/workbench/changes/changes.tsx';
import { differencesOf, placeOf } from '../../../src/workbench/changes/differences.ts';
import { FileChange } from '../../../src/workbench/changes/file-change.tsx';
import { hunksOf } from '../../../src/workbench/changes/line-rows.ts';
import { Timeline } from '../../../src/workbench/changes/timeline.tsx';
import { FieldLife } from '../../../src/workbench/editor/field-life.tsx';
import { fieldOf } from '../../../src/workbench/editor/field-of.ts';

afterEach(() => vi.unstubAllGlobals());

const SCHEMA = 'schemas/order/jersey.schema.json';
const schemaWith = (maximum: number) =>
  JSON.stringify({ properties: { shirt: { properties: { number: { minimum: 1, maximum } } } } }, null, 2);

const shown = (files: ChangesView['files']) =>
  render(
    <Changes lang="en" id={7} files={[]} read={{ digest: 'd', files }} onRead={() => expect.unreachable()} />,
  );
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('rules stand beside what they were, by field, and words with what differs marked', () => {
  const [before, after] = ['{"a.b.name.label":"Ihr Name"}', '{"a.b.name.label":"Ihr voller Name"}'];
  shown([
    { path: SCHEMA, before: schemaWith(99), after: schemaWith(77) },
    { path: 'locales/de/a.json', before, after },
  ]);
  expect(cells(screen.getByRole('table', { name: SCHEMA }))).toEqual([
    'What | Before | After',
    'shirt › number',
    'Largest value | 99 | 77',
  ]);
  const words = screen.getByRole('table', { name: 'locales/de/a.json' });
  expect(cells(words)).toEqual(['What | Before | After', 'a.b.name', 'Label | Ihr Name | Ihr voller Name']);
  expect(within(words).getByRole('insertion').textContent?.trim()).toBe('voller');
  expect(words.querySelector('td[lang="de"]')).toBeTruthy();
});

test('each file can be read by lines as well, which show what is no value', async () => {
  const user = userEvent.setup();
  shown([
    { path: SCHEMA, before: schemaWith(99), after: schemaWith(77) },
    { path: 'schemas/b.json', before: '{"a":1}', after: '{ "a": 1 }' },
    { path: 'schemas/README', before: 'one\ntwo\n', after: 'one\n2\n' },
    { path: 'schemas/new.json', before: null, after: '{}\n' },
  ]);
  expect(screen.getByText('The values are the same, only their look differs.')).toBeTruthy();
  expect(cells(screen.getByRole('table', { name: 'schemas/README' }))).toEqual([
    ...['Line | Before | Line | After', '1 | one | 1 | one', '2 | two | 2 | 2'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Show lines' }));
  const lines = cells(screen.getByRole('table', { name: SCHEMA }));
  expect(lines).toContain('7 |           "maximum": 99 | 7 |           "maximum": 77');
  await user.click(screen.getByRole('button', { name: 'Show the content (1 line)' }));
  expect(screen.getByText('New file').nextSibling?.textContent).toBe('{}\n');
});

test('of many files each is opened by itself', async () => {
  const user = userEvent.setup();
  const file = (n: number) => ({ path: `schemas/${n}.json`, before: '{"a":1}', after: '{"a":2}' });
  shown(Array.from({ length: 13 }, (_, n) => file(n)));
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByText('schemas/3.json'));
  await screen.findByRole('table', { name: 'schemas/3.json' });
});

test('entries that stay are no difference, and an order that changed is one', () => {
  const json = (value: object) => JSON.stringify(value);
  const [a, b, c] = [
    { base: 0, rule: 'a' },
    { base: 0, rule: 'b' },
    { base: 0, rule: 'c' },
  ];
  expect(differencesOf(json({ valid: [a, b] }), json({ valid: [c, a, { ...b, rule: 'd' }] }))).toEqual([
    { path: ['valid', '0'], isOrder: false, before: null, after: JSON.stringify(c, null, 2) },
    { path: ['valid', '2', 'rule'], isOrder: false, before: 'b', after: 'd' },
  ]);
  expect(differencesOf('{"x":1,"y":2}', '{"y":2,"x":1}')).toEqual([
    { path: [], isOrder: true, before: 'x, y', after: 'y, x' },
  ]);
  expect(differencesOf('{"x":5}', '{"x":"5"}')).toMatchObject([{ before: '5', after: '"5"' }]);
  expect(differencesOf('{"x":1}', '{ "x": 1 }')).toBeUndefined();
  expect(differencesOf('{"x":', '{}')).toBeUndefined();
});

test('a place says the field and what of it', () => {
  const place = (file: string, ...path: string[]) => Object.values(placeOf(file, path)).slice(0, 2);
  expect(place('schemas/a.schema.json', 'properties', 'b', 'allOf', '0', 'pattern')).toEqual([
    'b',
    'allOf / 0 / pattern',
  ]);
  expect(place('schemas/a.schema.json', 'required')).toEqual(['', 'required']);
  expect(place('ui-schemas/a.ui.json', 'b', 'items', 'c', 'ui:options', 'rows')).toEqual([
    'b › c',
    'ui:options / rows',
  ]);
  expect(place('schemas/a.examples.json', 'valid', '0', 'set', '/b')).toEqual(['', 'valid / 0 / set / /b']);
  expect(place('locales/tr/a.json', 'a.b.c.error.pattern')).toEqual(['a.b.c', 'error.pattern']);
  expect(place('locales/tr/a.json', 'a.heading')).toEqual(['', 'a.heading']);
});

test('what changes is called as in the editor, and the condition of a flow is a sentence', () => {
  const flow = { steps: [{ id: 'extras', forms: [{ form: 'order/options', when: {} }] }] };
  const when = { not: { properties: { customerType: { const: 'business' } }, required: ['customerType'] } };
  const after = { steps: [{ id: 'extras', forms: [{ form: 'order/options', when }] }] };
  const file = {
    path: 'schemas/order/order.flow.json',
    ...{ before: JSON.stringify(flow), after: JSON.stringify(after) },
  };
  const { rerender } = render(<FileChange lang="de" file={file} isOpen />);
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(rows()[0]).toMatch(/^extras › order\/options › Nur unter einer Bedingung zeigen/);
  expect(rows()[0]).toContain('nicht');
  const schema = (limit: number) =>
    JSON.stringify({ properties: { name: { allOf: [{ 'x-rule': 'short', maxLength: limit }] } } });
  const limits = { path: 'schemas/a.schema.json', before: schema(5), after: schema(7) };
  rerender(<FileChange key="limits" lang="de" file={limits} isOpen />);
  expect(rows()).toEqual(['name', 'short › Höchstens Zeichen57']);
  const words = {
    path: 'locales/de/a.json',
    ...{ before: '{"a.b.error.pattern":"Eins"}', after: '{"a.b.error.pattern":"Zwei"}' },
  };
  rerender(<FileChange key="words" lang="de" file={words} isOpen />);
  expect(rows()).toEqual(['a.b', 'Fehler: MusterEinsZwei']);
});

test('of long files the lines around a change are shown, and a line more or less parts nothing', () => {
  const lines = Array.from({ length: 40 }, (_, n) => `line ${n + 1}`);
  const made = lines.with(9, 'another').toSpliced(30, 1);
  const hunks = hunksOf(`${lines.join('\n')}\n`, `${made.join('\n')}\n`);
  const told = hunks.map((rows) =>
    rows.map(({ before, after }) => [before?.number, after?.text ?? null, after?.number ?? null]),
  );
  expect(told[0]?.[0]).toEqual([7, 'line 7', 7]);
  expect(told[0]?.[3]).toEqual([10, 'another', 10]);
  expect(told[1]?.[3]).toEqual([31, null, null]);
  expect(told[1]?.at(-1)).toEqual([34, 'line 34', 33]);
  expect(hunks).toHaveLength(2);
});

test('who did what is told with the time in Berlin and the note', async () => {
  const user = userEvent.setup();
  const at = '2026-11-27T10:00:00.000Z';
  render(
    <Timeline
      lang="de"
      steps={[
        { at, name: 'Ayşe Demir', event: 'begun', note: 'Größen' },
        {
          ...{ at, name: 'Zeynep Aydın', event: 'scheduled' },
          note: 'from 2026-11-30T09:00:00.000Z until 2026-12-24T17:30:00.000Z',
        },
        { at, name: 'schedule', event: 'published', note: null },
        {
          at: '2026-11-27T10:01:00.000Z',
          name: 'Zeynep Aydın',
          event: 'published',
          note: 'until 2027-07-01T10:00:00.000Z',
        },
        { at, name: 'Zeynep Aydın', event: 'sentBack', note: 'until Friday' },
      ]}
    />,
  );
  await user.click(screen.getByText('Wer hat wann was getan?'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '27.11.2026, 11:00 Ayşe Demir hat begonnen: Größen',
    '27.11.2026, 11:00 Zeynep Aydın hat geplant: ab 30.11.2026, 10:00 bis 24.12.2026, 18:30',
    '27.11.2026, 11:00 Zeitplan hat veröffentlicht',
    '27.11.2026, 11:01 Zeynep Aydın hat veröffentlicht: bis 01.07.2027, 12:00',
    '27.11.2026, 11:00 Zeynep Aydın hat zurückgegeben: until Friday',
  ]);
});

test('beside a field stands what became of it, and a failed answer is asked again', async () => {
  const user = userEvent.setup();
  const life: FieldLifeView = [
    {
      ...{ id: 9, number: 3, kind: 'change', at: '2026-11-27T10:00:00.000Z', author: 'Ayşe', reason: 'Wish' },
      parts: [
        { kind: 'rule', name: 'maxLength', before: '20', after: '30' },
        { kind: 'word', name: 'tr error.pattern', before: null, after: 'Olmaz.' },
        { kind: 'example', name: 'invalid', before: null, after: '{}' },
      ],
    },
  ];
  let asked = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/workbench/api/field-life?form=a%2Fb&pointer=%2Fc');
    return asked++ === 0 ? Promise.reject(new Error('offline')) : Response.json({ payload: life });
  });
  const field = { path: ['c'], pointer: '/c', piece: null, isSection: false, label: { de: null, tr: null } };
  const places = [{ file: 'schemas/a/b.schema.json', at: ['properties', 'c'] }];
  const forms = [
    {
      id: 'a/b',
      title: { de: null, tr: null },
      pageTitle: { de: null, tr: null },
      fields: [{ ...field, places }],
    },
  ];
  const tree = {
    id: 7,
    isDraft: true,
    isTalkedAbout: true,
    reason: '',
    forms,
    files: [],
    digests: {},
    state: '',
    changed: [],
    late: [],
    judged: null,
  };
  const files = fieldOf(tree, 'a/b', '/c');
  if (!files) throw new Error('No field.');
  render(<FieldLife lang="en" files={files} />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByText(/Ayşe: Wish$/));
  await waitFor(() =>
    expect(cells(screen.getByRole('table', { name: 'Release 3' }))).toEqual([
      'What | Before | After',
      ...['Rules', 'At most characters | 20 | 30'],
      ...['Words', 'Error: Pattern (tr) | nothing | Olmaz.', 'Examples', 'Refused | nothing | {}'],
    ]),
  );
});
