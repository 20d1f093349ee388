import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FiguresView, FormFigures } from '../../../src/shared/api/workbench-figures.ts';
import { FieldFigures } from '../../../src/workbench/figures/field-figures.tsx';
import { Figures } from '../../../src/workbench/figures/figures.tsx';

const register: FormFigures = {
  ...{ form: 'auth/register', title: 'Registrieren', began: 200, left: 40, passed: 90, refused: 30 },
  fields: [
    {
      ...{ pointer: '/contact/postalCode', label: 'Postleitzahl', left: 30 },
      rules: [
        { rule: 'required', stopped: 4, refused: 0 },
        { rule: 'pattern', stopped: 50, refused: 12 },
      ],
    },
    { pointer: '/contact/city', label: null, left: 4, rules: [] },
  ],
};
const login: FormFigures = {
  ...{ form: 'auth/login', title: null, began: 1500, left: 1, passed: 9, refused: 1 },
  fields: [],
};

let asked: string[];
let answers: (query: URLSearchParams) => FiguresView | undefined;
beforeEach(() => {
  asked = [];
  const names = { since: '2026-10-29', teams: ['aslan', 'kanarya'], releases: [12, 11] };
  answers = () => ({ ...names, forms: [login, register] });
  vi.stubGlobal('fetch', async (url: string) => {
    const { search, searchParams } = new URL(url, 'http://localhost');
    asked.push(search);
    const payload = answers(searchParams);
    return Response.json({ payload }, { status: payload ? 200 : 500 });
  });
  window.location.hash = '';
});
afterEach(() => vi.unstubAllGlobals());

const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' | '));

test('the form that was refused most often comes first, with its rules and where it is left', async () => {
  const user = userEvent.setup();
  render(<Figures lang="en" />);
  expect(rowsOf(await screen.findByRole('region', { name: 'Forms' }))).toEqual([
    'Form | Began | Left | Sent | Accepted | Refused | Share refused',
    'Registrieren auth/register | 200 | 40 | 120 | 90 | 30 | 25%',
    'auth/login | 1,500 | 1 | 10 | 9 | 1 | 10%',
  ]);
  expect(screen.getByText(/^Choose a form above/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Registrieren' }));
  expect(rowsOf(await screen.findByRole('region', { name: 'Rules that refuse' }))).toEqual([
    'Field | Rule | In the browser | of those who began | When sent | of those sent',
    'Postleitzahl /contact/postalCode | pattern | 50 | 25% | 12 | 10%',
    'Postleitzahl /contact/postalCode | required | 4 | 2% | 0 | 0%',
  ]);
  expect(rowsOf(screen.getByRole('region', { name: 'Where people leave' }))).toEqual([
    'Field | Times | of all who left',
    'Postleitzahl /contact/postalCode | 30 | 75%',
    '/contact/city | 4 | 10%',
    'without a field | 6 | 15%',
  ]);
});

test('a release is compared with the one before, for the same days and brand', async () => {
  const user = userEvent.setup();
  window.location.hash = '#form=auth%2Fregister';
  const before = { ...register, began: 100, passed: 60, refused: 0, fields: [] };
  const all = answers;
  answers = (query) => {
    const view = all(query);
    return query.get('release') === '11' && view ? { ...view, forms: [before] } : view;
  };
  render(<Figures lang="de" />);
  await user.selectOptions(await screen.findByLabelText('Zeitraum'), '7 Tage');
  await user.selectOptions(screen.getByLabelText('Marke'), 'Aslan');
  await user.selectOptions(screen.getByLabelText('Stand'), 'Stand 12');
  const other = screen.getByLabelText('Vergleichen mit');
  expect([...other.children].map(({ textContent }) => textContent)).toEqual(['–', 'Stand 11']);
  await user.selectOptions(other, 'Stand 11');
  expect(asked.slice(-2)).toEqual(['?days=7&team=aslan&release=12', '?days=7&team=aslan&release=11']);
  const region = screen.getByRole('region', { name: 'Regeln, die abweisen' });
  await waitFor(() =>
    expect(rowsOf(region)[1]?.replaceAll('\u00a0', ' ')).toBe(
      'Postleitzahl /contact/postalCode | pattern | 50 | 25 %Stand 11: 0 % | 12 | 10 %Stand 11: 0 %',
    ),
  );
});

test('without figures it says what is counted, and a failure can be tried again', async () => {
  const user = userEvent.setup();
  answers = () => undefined;
  render(<Figures lang="en" />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers = () => ({ since: '2026-10-29', teams: [], releases: [], forms: [] });
  await user.click(again);
  expect(await screen.findByText('Nothing was counted in this time range.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('beside a field stand its figures in short', async () => {
  const { rerender } = render(<FieldFigures lang="en" form="auth/register" pointer="/contact/postalCode" />);
  const region = await screen.findByRole('region', { name: 'Figures' });
  await waitFor(() =>
    expect(rowsOf(region).slice(1)).toEqual(['required | 4 | 2% | 0 | 0%', 'pattern | 50 | 25% | 12 | 10%']),
  );
  expect(within(region).getByText('Touched last, then left: 30')).toBeTruthy();
  const link = within(region).getByRole('link', { name: 'All figures of this form' });
  expect(link.getAttribute('href')).toBe('?lang=en&figures=1#form=auth%2Fregister');
  act(() => rerender(<FieldFigures lang="en" form="auth/register" pointer="/contact/phone" />));
  expect(screen.getByText('Nothing was counted for this field.')).toBeTruthy();
});
