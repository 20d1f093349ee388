import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeSetView, ChangesView, StaffAsk, StaffView } from '../../../src/shared/api/workbench.ts';
import { changedPart } from '../../../src/workbench/editor/changed-part.ts';
import { Workbench } from '../../../src/workbench/workbench.tsx';

const set: ChangeSetView = {
  ...{ id: 7, number: null, kind: 'change', status: 'inReview', writers: ['ayse'], reason: 'Postal codes' },
  writerNames: ['Ayşe Demir', 'deployment'],
  ...{ files: ['locales/de/survey.json'], from: null, until: null, proof: [] },
  impact: [
    'survey/answer',
    '  newly refused: /city by "maxLength" — what it depends on has changed; 2 cases, e.g. left out',
    '2 cases replayed: 1 rule newly refusing, 0 rules no longer refusing. Other changes: words 0.',
  ],
  effect: 'e1',
  ...{ digest: 'd1', steps: [], openThreads: 0, takesBack: null },
  createdAt: '2026-11-27T10:00:00.000Z',
};
const first = { digest: 'd1', files: [{ path: 'locales/de/survey.json', before: '{}', after: '{"a":1}' }] };

let staff: StaffView;
let sets: ChangeSetView[];
let steps: StaffAsk[];
let answer: object;
let changes: ChangesView;
beforeEach(() => {
  staff = { id: 'mehmet', name: 'Mehmet Kaya', roles: ['reviewer'] };
  [sets, steps, answer, changes] = [[set], [], { isDone: true, sentences: [] }, first];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (body) steps.push(JSON.parse(String(body)));
    const [last = ''] = /[a-z]+$/.exec(url) ?? [];
    const payload = { me: staff, releases: sets, changes, steps: answer }[last];
    return Response.json({ payload });
  });
});
afterEach(() => vi.unstubAllGlobals());

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('a reviewer reads, then approves what was read', async () => {
  const user = userEvent.setup();
  render(<Workbench lang="en" />);
  expect((await screen.findByText('Mehmet Kaya')).parentElement?.textContent).toContain('(reviewer)');
  expect(names()).toEqual(['Sign out', 'Read what changes', 'Approve', 'Send back']);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const form = within(screen.getByLabelText('Reason').closest('form') as HTMLElement);
  const approve = form.getByRole('button', { name: 'Confirm: Approve' });
  expect([approve.hasAttribute('disabled'), form.getByText('Read first what changes.')]).toBeTruthy();
  expect(approve.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Read what changes' }));
  await waitFor(() => expect(approve.hasAttribute('disabled')).toBe(false));
  // What changes for customers is seen without a click, and who approves says so.
  expect(screen.getByText(/what it depends on has changed/).closest('details')?.open).toBe(true);
  await user.click(approve);
  expect(steps).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'I have seen what changes for customers.' }));
  await user.click(approve);
  await screen.findByText('Done.');
  expect(steps).toEqual([{ action: 'approve', target: 7, digest: 'd1', effect: 'e1' }]);
  expect(screen.queryByLabelText('Reason')).toBeNull();
});

test('the effect on customers is told in German, and another one has not been seen', async () => {
  const user = userEvent.setup();
  answer = { isDone: false, sentences: ['Say that you have seen what change set 7 changes for customers.'] };
  render(<Workbench lang="de" />);
  const effect = await screen.findByRole('region', { name: 'Was sich für Kundinnen und Kunden ändert' });
  expect(effect.textContent).toContain('Wird neu abgelehnt: /city durch „Höchstens Zeichen“');
  expect(effect.textContent).toContain('wovon es abhängt, ist anders; 2 Fälle, zum Beispiel weggelassen');
  expect(effect.textContent).toContain('2 Fälle nachgespielt.');
  await user.click(screen.getByRole('button', { name: 'Lesen, was sich ändert' }));
  await user.click(screen.getByRole('button', { name: 'Freigeben' }));
  const tick = () =>
    screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Ich habe gesehen, was sich für Kundinnen und Kunden ändert.',
    });
  await user.click(tick());
  sets = [{ ...set, effect: 'e2' }];
  await user.click(screen.getByRole('button', { name: 'Bestätigen: Freigeben' }));
  await screen.findByText(
    'Bestätigen Sie, dass Sie gesehen haben, was die Änderung 7 für Kundinnen und Kunden ändert.',
  );
  await waitFor(() => expect(tick().checked).toBe(false));
});

test('what one wrote is approved by another, and the page says so', async () => {
  staff = { id: 'ayse', name: 'Ayşe Demir', roles: ['analyst', 'reviewer'] };
  render(<Workbench lang="de" />);
  await screen.findByText('Sie haben daran geschrieben: Eine andere Person gibt die Änderung frei.');
  expect(names()).toEqual([
    ...['Abmelden', 'Neue Änderung beginnen'],
    ...['Lesen, was sich ändert', 'Zurückgeben', 'Verwerfen'],
  ]);
});

test('a release is rolled back by its number, with a reason, and a refusal is told', async () => {
  const user = userEvent.setup();
  staff = { id: 'zeynep', name: 'Zeynep Aydın', roles: ['publisher'] };
  const takesBack = { named: 3, number: 3, reason: 'Postal codes' };
  sets = [{ ...set, status: 'published', number: 3, takesBack }];
  answer = { isDone: false, sentences: ['Release 3 is not in force: release 4 is.'] };
  render(<Workbench lang="en" />);
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  await user.type(screen.getByLabelText('Reason'), 'Too strict');
  await user.click(screen.getByRole('button', { name: 'Confirm: Roll back' }));
  await screen.findByText('Release 3 is not in force: release 4 is.');
  expect(steps).toEqual([{ action: 'rollBack', target: 3, reason: 'Too strict' }]);
  expect(screen.queryByText(/Release 3 is rolled back/)).toBeNull();
});

test('after a change set has ended by itself the one below it is rolled back, and the page says which', async () => {
  const user = userEvent.setup();
  staff = { id: 'zeynep', name: 'Zeynep Aydın', roles: ['publisher'] };
  const takesBack = { named: 2, number: 2, reason: 'Immer' };
  const reason = 'The time of change set 6 is over.';
  sets = [{ ...set, kind: 'rollback', status: 'published', number: 4, reason, takesBack }];
  render(<Workbench lang="de" />);
  await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }));
  expect(screen.getByText(/^Zurückgenommen wird Stand 2:/).textContent).toContain('Immer');
  await user.type(screen.getByLabelText('Grund'), 'Zu streng');
  await user.click(screen.getByRole('button', { name: 'Bestätigen: Zurücknehmen' }));
  await screen.findByText('Erledigt.');
  expect(steps).toEqual([{ action: 'rollBack', target: 2, reason: 'Zu streng' }]);
});

test('times are those of Berlin, typed and shown', async () => {
  const user = userEvent.setup();
  staff = { id: 'zeynep', name: 'Zeynep Aydın', roles: ['publisher'] };
  sets = [{ ...set, status: 'approved', from: '2027-07-01T08:00:00.000Z' }];
  render(<Workbench lang="de" />);
  await screen.findByText(/1\.07\.2027, 10:00 .*\(Berliner Zeit\)/);
  await user.click(screen.getByRole('button', { name: 'Planen' }));
  fireEvent.change(screen.getByLabelText('Beginn (Berliner Zeit)'), {
    target: { value: '2027-01-31T10:00' },
  });
  fireEvent.change(screen.getByLabelText('Ende (optional, Berliner Zeit)'), {
    target: { value: '2027-07-31T10:00' },
  });
  await user.click(screen.getByRole('button', { name: 'Bestätigen: Planen' }));
  await screen.findByText('Erledigt.');
  expect(steps).toEqual([
    {
      ...{ action: 'schedule', target: 7 },
      ...{ from: '2027-01-31T09:00:00.000Z', until: '2027-07-31T08:00:00.000Z' },
    },
  ]);
});

test('what was read is forgotten when the change set is another, and can be read again', async () => {
  const user = userEvent.setup();
  answer = { isDone: false, sentences: ['Change set 7 is not what you read: read it again.'] };
  render(<Workbench lang="en" />);
  await user.click(await screen.findByRole('button', { name: 'Read what changes' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(screen.getByRole('checkbox'));
  sets = [{ ...set, digest: 'd2' }];
  const approve = screen.getByRole('button', { name: 'Confirm: Approve' });
  await waitFor(() => expect(approve.hasAttribute('disabled')).toBe(false));
  await user.click(approve);
  await screen.findByText('Change set 7 is not what you read: read it again.');
  await waitFor(() => expect(approve.hasAttribute('disabled')).toBe(true));
  changes = { ...changes, digest: 'd2' };
  await user.click(screen.getByRole('button', { name: 'Read what changes' }));
  await waitFor(() => expect(approve.hasAttribute('disabled')).toBe(false));
});

test('who wrote a change set is shown by name', async () => {
  render(<Workbench lang="de" />);
  expect(await screen.findByText('von Ayşe Demir, Neue Programmfassung')).toBeTruthy();
});

test('while a step is taken the page says how long it may take', async () => {
  const user = userEvent.setup();
  staff = { id: 'ayse', name: 'Ayşe Demir', roles: ['analyst'] };
  sets = [{ ...set, status: 'draft' }];
  render(<Workbench lang="en" />);
  await user.click(await screen.findByRole('button', { name: 'Ask for review' }));
  const answered = fetch;
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const confirm = screen.getByRole('button', { name: 'Confirm: Ask for review' });
  await user.click(confirm);
  expect([confirm.ariaBusy ?? confirm.getAttribute('aria-busy'), confirm.hasAttribute('disabled')]).toEqual([
    ...['true', true],
  ]);
  expect(screen.getByText('One moment, please … A check takes up to a minute.').role).toBe('status');
  vi.stubGlobal('fetch', answered);
});

test('where nothing can be taken back nothing is offered', async () => {
  staff = { id: 'zeynep', name: 'Zeynep Aydın', roles: ['publisher'] };
  sets = [{ ...set, kind: 'folder', status: 'published', number: 1 }];
  render(<Workbench lang="en" />);
  await screen.findByText('Postal codes');
  expect(names()).toEqual(['Sign out', 'Read what changes']);
});

test('of a long file the changed part is shown, with some lines around it', () => {
  const lines = Array.from({ length: 20 }, (_, n) => `line ${n + 1}`);
  const made = lines.with(9, 'another');
  expect(changedPart(lines.join('\n'), made.join('\n'))).toEqual({
    line: 7,
    before: lines.slice(6, 13).join('\n'),
    after: made.slice(6, 13).join('\n'),
  });
  expect(changedPart('', 'new')).toEqual({ line: 1, before: '', after: 'new' });
  expect(changedPart('a\na', 'a')).toEqual({ line: 1, before: 'a\na', after: 'a' });
});
