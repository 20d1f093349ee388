import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Workbench } from '../../../src/workbench/workbench.tsx';
import { codeOf, rewrite, textOf } from './code.ts';
import { DraftServer } from './draft-server.ts';

const beginning = {
  'schemas/order/trip.schema.json': `${JSON.stringify({
    properties: {
      arrival: { type: 'string', format: 'date' },
      departure: { type: 'string', format: 'date', formatMaximum: '2027-12-31' },
      town: { type: 'string' },
    },
  })}\n`,
  'locales/de/order.json':
    '{ "order.trip.arrival.label": "Anreise", "order.trip.departure.label": "Abreise" }\n',
  'locales/tr/order.json': '{ "order.trip.arrival.label": "Geliş" }\n',
};

let server: DraftServer;
beforeEach(() => {
  server = new DraftServer(beginning);
  vi.stubGlobal('fetch', server.answer);
  window.history.replaceState(null, '', '/?draft=7#form=order%2Ftrip&field=%2Fdeparture');
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const choose = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const optionsOf = (control: HTMLElement) =>
  within(control)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a day is compared with another day, and says so in both languages', async () => {
  render(<Workbench lang="de" />);
  const group = within(await screen.findByRole('group', { name: 'Vergleich mit einem anderen Feld' }));
  const texts = within(screen.getByRole('region', { name: 'Texte' }));
  const adding = group.getByLabelText('Mit einem Feld vergleichen …');
  expect(optionsOf(adding)).toEqual(['Mit einem Feld vergleichen …', 'Anreise']);
  choose(adding, 'arrival');
  expect(optionsOf(group.getByLabelText('Art des Vergleichs 1'))).toEqual([
    ...['nicht vor', 'nach', 'nicht nach', 'vor', 'anders als', 'gleich wie'],
  ]);
  const sentence = (name: string) => (texts.getByLabelText(name) as HTMLTextAreaElement).value;
  expect(sentence('Fehler: notBeforeArrival, Deutsch')).toBe(
    'Dieser Tag darf nicht vor dem Tag bei „Anreise“ liegen.',
  );
  expect(sentence('Fehler: notBeforeArrival, Türkisch')).toContain('“Geliş”');
  choose(group.getByLabelText('Art des Vergleichs 1'), 'after');
  expect(sentence('Fehler: afterArrival, Deutsch')).toContain('muss nach dem Tag bei „Anreise“');
  expect(texts.queryByLabelText('Fehler: notBeforeArrival, Deutsch')).toBeNull();
});

test('a rule goes, and its sentences with it', async () => {
  const rule = {
    properties: { departure: { 'x-rule': 'afterArrival', formatExclusiveMinimum: { $data: '1/arrival' } } },
  };
  const withRule = (text: string) => JSON.stringify({ ...JSON.parse(text), allOf: [rule] });
  const withSentence = (text: string) =>
    text.replace(' }', ', "order.trip.departure.error.afterArrival": "Später." }');
  server.texts = Object.fromEntries(
    Object.entries(beginning).map(([path, text]) => [
      path,
      path.startsWith('schemas') ? withRule(text) : withSentence(text),
    ]),
  );
  render(<Workbench lang="de" />);
  const sentences = () => screen.queryAllByLabelText(/^Fehler: afterArrival, (Deutsch|Türkisch)$/);
  await waitFor(() => expect(sentences()).toHaveLength(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Vergleich 1 entfernen' }));
  await waitFor(() => expect(sentences()).toEqual([]));
  expect(screen.queryByLabelText('Art des Vergleichs 1')).toBeNull();
});

test('the control and the JSON of the rule are the same text, in both directions', async () => {
  render(<Workbench lang="en" />);
  const group = within(await screen.findByRole('group', { name: 'Comparison with another field' }));
  choose(group.getByLabelText('Compare with a field …'), 'arrival');
  const json = codeOf(/^Rule as JSON 1/);
  expect(JSON.parse(textOf(json))).toEqual({
    properties: {
      departure: { 'x-rule': 'notBeforeArrival', formatMinimum: { $data: '1/arrival' } },
    },
  });
  rewrite(json, textOf(json).replace('formatMinimum', 'formatExclusiveMaximum'));
  expect((group.getByLabelText('Kind of comparison 1') as HTMLSelectElement).value).toBe('before');
});

test('what stands in the JSON of the field itself is shown as a comparison, and once', async () => {
  render(<Workbench lang="en" />);
  const rules = within(await screen.findByRole('region', { name: 'Rules' }));
  const json = codeOf(/^As JSON/);
  rewrite(json, textOf(json).replace('"2027-12-31"', '{ "$data": "1/arrival" }'));
  expect((rules.getByLabelText('Kind of comparison 1') as HTMLSelectElement).value).toBe('notAfter');
  expect(rules.queryByLabelText('formatMaximum')).toBeNull();
  choose(rules.getByLabelText('Kind of comparison 1'), 'after');
  expect(textOf(json)).toContain('"formatExclusiveMinimum"');
});

test('what a check finds is said in German, in the list and at its place', async () => {
  const [file, pointer] = ['schemas/order/trip.schema.json', '/properties/departure/formatMaximum'];
  const sentence = '"$data" is no keyword; did you mean "date"?';
  server.judged = { isSound: false, lines: [], impact: [], faults: [{ file, pointer, sentence }] };
  render(<Workbench lang="de" />);
  const rules = within(await screen.findByRole('region', { name: 'Regeln' }));
  fireEvent.click(screen.getByRole('button', { name: 'Speichern und prüfen' }));
  const said = '„$data“ ist kein Schlüsselwort; meinten Sie „date“?';
  const list = within(await screen.findByRole('region', { name: '1 Fehler' }));
  fireEvent.click(list.getByRole('link', { name: said }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(said));
  expect(rules.getByText(said)).toBe(document.activeElement);
});
