import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  PreviewAsked,
  PreviewFieldView,
  PreviewRuleView,
  PreviewView,
} from '../../../src/shared/api/workbench-preview.ts';
import type { DraftState } from '../../../src/workbench/editor/draft-state.ts';
import { DraftStore } from '../../../src/workbench/editor/draft-store.ts';
import { EffectOnLive } from '../../../src/workbench/preview/effect-on-live.tsx';
import type { ShownForm, Told } from '../../../src/workbench/preview/messages.ts';
import { Preview } from '../../../src/workbench/preview/preview.tsx';

const SCHEMA = 'schemas/auth/login.schema.json';
const both = (text: string) => ({ de: text, tr: `${text} tr` });
const field = (pointer: string, part: Partial<PreviewFieldView> = {}): PreviewFieldView => ({
  ...{ pointer, columns: [], days: null, readers: [], isSecret: false },
  rules: [
    {
      rule: 'pattern',
      limit: both('4 Ziffern'),
      condition: { ...both('x = 1'), en: 'x = one' },
      words: both('Falsch.'),
    },
  ],
  ...part,
});
const soundForm: NonNullable<PreviewView['form']> = {
  ...{ version: 'v1', scripts: { de: '/de.js', tr: '/tr.js' } },
  fields: [field('/pin', { columns: ['users.pin'], days: 30 }), field('/password', { isSecret: true })],
  examples: [{ name: 'Ayşe', data: { pin: '1234' } }],
  judged: [],
};

let asked: PreviewAsked[];
let answer: PreviewView;
beforeEach(() => {
  asked = [];
  answer = { form: soundForm, faults: [], today: '2026-11-27' };
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const question: PreviewAsked = JSON.parse(String(body));
    // The examples are asked about later.
    if (!question.judges) asked.push(question);
    return Response.json({ payload: answer });
  });
});
afterEach(() => vi.unstubAllGlobals());

const store = new DraftStore(7);
/** What stands in the editor: a file of the server, and what was typed into it. */
const state = (typed: string): DraftState => ({
  ...store.state(),
  saved: new Map([[SCHEMA, { path: SCHEMA, text: '{}', digest: 'd' }]]),
  history: { ...store.state().history, now: { id: 1, texts: new Map([[SCHEMA, typed]]) } },
});

/** What stands in the editor, and who wants to hear of it. */
function sourceOf(typed: string) {
  let now = state(typed);
  const listeners = new Set<() => void>();
  return {
    state: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type: (text: string) => {
      now = state(text);
      for (const listener of listeners) listener();
    },
  };
}

const nothing = () => undefined;
let read: readonly PreviewRuleView[];

function opened() {
  const draft = sourceOf('{}');
  render(
    <Preview
      {...{ lang: 'en', id: 7, draft, state: store.state(), form: 'auth/login', field: '/pin' }}
      {...{ flow: undefined, order: {}, onOrder: nothing, onTried: nothing }}
      onRead={(rules) => {
        read = rules;
      }}
      mayShare
    />,
  );
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview: auth/login');
  const posted: ShownForm[] = [];
  /** The frame says something, and notes what it is told. */
  const tell = (told: Told) => {
    const { contentWindow: source } = frame();
    if (source) source.postMessage = (shown: ShownForm) => void posted.push(shown);
    act(() => {
      const origin = window.location.origin;
      window.dispatchEvent(new MessageEvent('message', { data: told, origin, source }));
    });
  };
  return {
    type: (typed: string) => act(() => draft.type(typed)),
    frame,
    tell,
    posted,
    user: userEvent.setup(),
  };
}
const held = (value: Record<string, unknown>, errors: Extract<Told, { kind: 'held' }>['errors'] = []) =>
  ({ kind: 'held', version: 'v1', data: value, value, errors }) satisfies Told;

test('what is typed is asked about, and the frame is told what came of it', async () => {
  const { type, tell, posted } = opened();
  await waitFor(() => expect(asked).toEqual([{ form: 'auth/login', field: '/pin', files: [] }]));
  await screen.findByRole('option', { name: 'Ayşe' });
  tell({ kind: 'ready' });
  const look = { lang: 'de', theme: 'dark', field: '/pin' };
  expect(posted.at(-1)).toMatchObject({ form: 'auth/login', version: 'v1', ...look });
  // The editor shows a pattern in words beside its box.
  expect(read).toEqual(soundForm.fields[0]?.rules);
  answer = { ...answer, form: { ...soundForm, version: 'v2' } };
  type('{ "type": "object" }');
  await waitFor(() => expect(posted.at(-1)?.version).toBe('v2'));
  expect(asked.at(-1)?.files).toEqual([{ path: SCHEMA, text: '{ "type": "object" }' }]);
});

test('a link to it is made, and leads to the form that is worked on', async () => {
  const { user } = opened();
  await screen.findByRole('option', { name: 'Ayşe' });
  const path = '/workbench/shared/7.1.x/kanarya';
  const link = { isDone: true, sentences: [], path, until: '2026-12-04T10:00:00.000Z' };
  /** The form itself is still asked about. */
  const answerShare = (shared: object) =>
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json({ payload: url.endsWith('/preview') ? answer : shared }),
    );
  answerShare(link);
  await user.click(screen.getByText('Share the preview'));
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByLabelText('Link to the preview')).toHaveProperty(
    'value',
    `${window.location.origin}${path}?form=auth%2Flogin`,
  );
  expect(screen.getByText(/^Valid until Dec 4, 2026, 11:00.AM \(Berlin time\)\.$/)).toBeTruthy();
  const refused = { isDone: false, sentences: ['It is no draft any more.'], path: null, until: null };
  answerShare(refused);
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText('It is no draft any more.')).toBeTruthy();
  expect(screen.queryByLabelText('Link to the preview')).toBeNull();
});

test('with a fault the last sound form stays, and the fault is said', async () => {
  const { type } = opened();
  await screen.findByRole('option', { name: 'Ayşe' });
  answer = {
    form: null,
    faults: [{ file: SCHEMA, pointer: '/x', sentence: 'Not so.' }],
    today: '2026-11-27',
  };
  type('{');
  expect(await screen.findByText(`${SCHEMA}/x: Not so.`)).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Ayşe' })).toBeTruthy();
  answer = { ...answer, form: soundForm, faults: [] };
  type('{}');
  await waitFor(() => expect(screen.queryByText(`${SCHEMA}/x: Not so.`)).toBeNull());
});

test('answers stay when the frame is another one, and an example begins anew', async () => {
  const { tell, posted, user } = opened();
  await screen.findByRole('option', { name: 'Ayşe' });
  tell({ kind: 'ready' });
  tell(held({ pin: '99' }));
  await user.selectOptions(screen.getByLabelText('Brand'), 'aslan');
  tell({ kind: 'ready' });
  expect(posted.at(-1)?.filled).toEqual({ turn: 0, data: { pin: '99' } });
  await user.selectOptions(screen.getByLabelText('Fill in with'), 'Ayşe');
  expect(posted.at(-1)?.filled).toEqual({ turn: 1, data: { pin: '1234' } });
});

test('all sentences of the field are side by side, and what is broken is marked', async () => {
  const { tell } = opened();
  await screen.findByRole('option', { name: 'Ayşe' });
  tell({ kind: 'ready' });
  const line = () => within(screen.getByText('Falsch. tr').closest('li') ?? document.body);
  expect(line().getByText('Falsch.').lang).toBe('de');
  expect(line().getByText(/only if x = one/)).toBeTruthy();
  expect(line().queryByText('broken now')).toBeNull();
  tell(held({ pin: '1' }, [{ path: '/pin', rule: 'pattern', sentence: 'Falsch.' }]));
  expect(line().getByText('broken now')).toBeTruthy();
  expect(screen.getByText(/1 error/)).toBeTruthy();
});

test('answers are shown as they are sent and stored, passwords are not', async () => {
  const { tell } = opened();
  await screen.findByRole('option', { name: 'Ayşe' });
  tell({ kind: 'ready' });
  tell(held({ pin: '1234', password: 'geheim1!' }));
  expect(screen.getByText('users.pin · kept for 30 days')).toBeTruthy();
  expect(screen.getByText('not stored')).toBeTruthy();
  expect(document.body.textContent).not.toContain('geheim1!');
});

test('a script that has gone is asked for again, and the frame is told again', async () => {
  const { tell, posted } = opened();
  await screen.findByRole('option', { name: 'Ayşe' });
  tell({ kind: 'ready' });
  tell({ kind: 'lost' });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(posted.length).toBeGreaterThan(1);
});

test('a frame that lacks a part is loaded again, and in the end by a button', async () => {
  const { tell, frame, user } = opened();
  await screen.findByRole('option', { name: 'Ayşe' });
  const first = frame();
  for (let n = 0; n < 3; n++) tell({ kind: 'failed' });
  expect(frame()).not.toBe(first);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  tell({ kind: 'failed' });
  const last = frame();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).not.toBe(last);
});

test('messages of others are none', async () => {
  opened();
  await screen.findByRole('option', { name: 'Ayşe' });
  act(() => {
    const data = held({ pin: 'from elsewhere' });
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://example.com' }));
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: window.location.origin, source: window }),
    );
  });
  expect(document.body.textContent).not.toContain('from elsewhere');
});

test('the effect on live stands below its form, what is newly refused first in sight', () => {
  const impact = [
    'auth/login',
    '  words: de: pin new: "Nur Ziffern"',
    '  words: en: the whole form; is no longer said in it',
    '  newly refused: /pin by "pattern" — was accepted; 3 cases, e.g. "1"',
    '9 cases replayed.',
  ];
  const judged = { isSound: true, lines: [], faults: [], impact };
  const label = { de: 'Geheimzahl', tr: null };
  const pin = { path: ['pin'], pointer: '/pin', piece: null, places: [], isSection: false, label };
  const form = { id: 'auth/login', title: label, pageTitle: label, fields: [pin] };
  const props = { lang: 'de' as const, tree: { forms: [form] }, chosen: { form: 'auth/login' } };
  const { rerender } = render(<EffectOnLive {...props} judged={judged} />);
  const isOpen = () => screen.getAllByRole('group').map((one) => one.hasAttribute('open'));
  expect(isOpen()).toEqual([true, true]);
  expect(screen.getByText('Wird neu abgelehnt:').closest('li')?.textContent).toBe(
    'Wird neu abgelehnt: „Geheimzahl“ (/pin) durch „Muster“ — bisher angenommen; 3 Fälle, zum Beispiel "1"',
  );
  // What customers lose comes first.
  const lines = screen.getAllByRole('listitem');
  expect(lines.map(({ className }) => className)).toEqual(['bad', 'bad', '']);
  expect(lines[0]?.textContent).toMatch(/^Texte: en: Das ganze Formular/);
  // With the next field it makes room, and is open again where it is proved anew.
  const next = { ...props, chosen: { form: 'auth/login', field: '/pin' } };
  rerender(<EffectOnLive {...next} judged={judged} />);
  expect(isOpen()[0]).toBe(false);
  rerender(<EffectOnLive {...next} judged={{ ...judged, impact: ['9 cases replayed.'] }} />);
  expect(isOpen()).toEqual([true]);
  expect(screen.getByText('Kundinnen und Kunden merken davon nichts.')).toBeTruthy();
  rerender(<EffectOnLive {...next} judged={{ ...judged, isSound: false }} />);
  expect(screen.queryByRole('region')).toBeNull();
});
