import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Workbench } from '../../../src/workbench/workbench.tsx';
import { codeOf, textOf } from './code.ts';
import { DraftServer } from './draft-server.ts';

const SCHEMA = 'schemas/order/jersey.schema.json';

let server: DraftServer;
beforeEach(() => {
  server = new DraftServer({
    [SCHEMA]: '{\n  "properties": { "number": { "type": "integer", "maximum": 99 } }\n}\n',
  });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => server.answer(url, init));
  window.history.replaceState(null, '', '/?draft=7#form=order%2Fjersey&field=%2Fnumber');
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const fails = () => {
  throw new TypeError('Failed to fetch');
};

test.each(['', '&field=%2Fnumber'])(
  'a file that was not loaded says so and is loaded at a click (%s)',
  async (field) => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', `/?draft=7#form=order%2Fjersey${field}`);
    server.answers['drafts/7/file'] = fails;
    render(<Workbench lang="en" />);
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(again?.closest('[role=alert]')?.textContent).toContain(SCHEMA);
    expect(screen.queryByText(/moment/)).toBeNull();
    delete server.answers['drafts/7/file'];
    await user.click(again as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(textOf(codeOf(/jersey/))).toContain('"maximum": 99');
  },
);

test('a draft that was not loaded is loaded at a click', async () => {
  const user = userEvent.setup();
  server.answers['drafts/7'] = fails;
  render(<Workbench lang="de" />);
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  delete server.answers['drafts/7'];
  await user.click(again);
  await screen.findByRole('region', { name: 'Regeln' });
});

test('what can be done with a draft is asked for again after a failure', async () => {
  const user = userEvent.setup();
  let asked = 0;
  server.answers.releases = () => (asked++ === 1 ? fails() : []);
  render(<Workbench lang="en" />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

test('a draft that does not exist says so, and does not lead to the sign-in', async () => {
  window.history.replaceState(null, '', '/?draft=8');
  render(<Workbench lang="en" />);
  await screen.findByText('There is no change set 8.');
  expect(screen.getByRole('link', { name: /All change sets/ })).toBeTruthy();
  expect(screen.queryByText(/moment/)).toBeNull();
});

test('the keys of undo are those of the browser where one types what is no part of the draft', async () => {
  const user = userEvent.setup();
  render(<Workbench lang="en" />);
  const most = await screen.findByLabelText('Largest value');
  fireEvent.change(most, { target: { value: '77' } });
  const own = [screen.getByRole('searchbox'), screen.getByLabelText('Add: Accepted')];
  for (const line of own) {
    await user.click(line);
    await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}{Control>}z{/Control}');
    expect(most).toHaveProperty('value', '77');
  }
  await user.click(most);
  await user.keyboard('{Control>}z{/Control}');
  expect(most).toHaveProperty('value', '99');
});
