import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ThreadView } from '../../../src/shared/api/workbench-talk.ts';
import { Workbench } from '../../../src/workbench/workbench.tsx';
import { DraftServer } from './draft-server.ts';

const SCHEMA = 'schemas/order/jersey.schema.json';
const said: ThreadView['entries'][number] = {
  ...{ id: 1, at: '2026-11-27T10:00:00.000Z', by: 'Mehmet Kaya', event: 'said', text: 'Why 99?' },
};

let server: DraftServer;
let threads: ThreadView[];
let asked: { path: string; body: object }[];
beforeEach(() => {
  server = new DraftServer({
    [SCHEMA]: '{ "properties": { "number": { "type": "integer" }, "size": { "type": "string" } } }',
  });
  threads = [{ form: 'order/jersey', pointer: '/number', isOpen: true, entries: [said] }];
  asked = [];
  server.answers['drafts/7/comments'] = () => threads;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!init?.body || !url.includes('/comments')) return server.answer(url, init);
    asked.push({ path: url, body: JSON.parse(String(init.body)) });
    return Promise.resolve(Response.json({ payload: { isDone: true, sentences: [] } }));
  });
  window.history.replaceState(null, '', '/?draft=7#form=order%2Fjersey&field=%2Fnumber');
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const talk = async () => within(await screen.findByRole('region', { name: 'Comments' }));

test('a reviewer reads what was said of a field, answers, and settles it', async () => {
  const user = userEvent.setup();
  server.staff = { id: 'zeynep', name: 'Zeynep Aydın', roles: ['publisher'] };
  render(<Workbench lang="en" />);
  const part = await talk();
  expect(part.getByRole('listitem').textContent).toBe('Mehmet Kaya  Nov 27, 2026, 11:00 AMWhy 99?');
  expect(screen.getByText('With your role you can read this draft and comment on it.')).toBeTruthy();
  await user.type(part.getByLabelText('Your comment'), 'Two digits.');
  const answer = { ...said, id: 2, text: 'Two digits.' };
  threads = [{ form: 'order/jersey', pointer: '/number', isOpen: true, entries: [said, answer] }];
  await user.click(part.getByRole('button', { name: 'Send comment' }));
  await part.findByText('Two digits.', { selector: 'p' });
  expect((part.getByLabelText('Your comment') as HTMLTextAreaElement).value).toBe('');
  threads = [{ form: 'order/jersey', pointer: '/number', isOpen: false, entries: [said] }];
  await user.click(part.getByRole('button', { name: 'Mark as resolved' }));
  await part.findByText('Resolved');
  expect(part.getByRole('button', { name: 'Open again' })).toBeTruthy();
  const place = { form: 'order/jersey', pointer: '/number' };
  expect(asked).toEqual([
    { path: '/workbench/api/drafts/7/comments', body: { ...place, text: 'Two digits.' } },
    { path: '/workbench/api/drafts/7/comments/settle', body: { ...place, isOpen: false } },
  ]);
});

test('the tree counts what is open, for the form and for the field', async () => {
  threads.push({ form: 'order/jersey', pointer: '', isOpen: true, entries: [said] });
  threads.push({ form: 'order/jersey', pointer: '/size', isOpen: false, entries: [said] });
  render(<Workbench lang="en" />);
  await talk();
  const tree = within(screen.getByRole('navigation', { name: 'Forms' }));
  const counts = () => tree.getAllByRole('img', { name: /open comment/ }).map((one) => one.ariaLabel);
  await screen.findByRole('img', { name: '2 open comments' });
  expect(counts()).toEqual(['2 open comments', '1 open comment']);
});

test('what is in force or over is read alone', async () => {
  [server.isDraft, server.isTalkedAbout] = [false, false];
  render(<Workbench lang="en" />);
  const part = await talk();
  expect(part.getByText('Why 99?')).toBeTruthy();
  expect(part.queryByLabelText('Your comment')).toBeNull();
});
