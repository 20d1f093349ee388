import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WalkView } from '../../../src/shared/api/workbench-preview.ts';
import type { DraftState } from '../../../src/workbench/editor/draft-state.ts';
import { DraftStore } from '../../../src/workbench/editor/draft-store.ts';
import {
  type ShownWalk,
  type Told,
  type WalkState,
  walkBegun,
} from '../../../src/workbench/preview/messages.ts';
import { Preview } from '../../../src/workbench/preview/preview.tsx';

afterEach(() => vi.unstubAllGlobals());

const store = new DraftStore(7);

/** A draft that has a flow. */
const withFlow: DraftState = {
  ...store.state(),
  tree: {
    ...{ id: 7, isDraft: true, reason: '', late: [], judged: null, isTalkedAbout: true, changed: [] },
    ...{ forms: [], files: ['schemas/order/order.flow.json'], digests: {}, state: '' },
  },
};

function Walked() {
  const [order, setOrder] = useState<Record<string, unknown>>({});
  const props = {
    lang: 'en',
    id: 7,
    field: undefined,
    flow: undefined,
    draft: store,
    mayShare: false,
    onTried: () => undefined,
    onRead: () => undefined,
  } as const;
  return <Preview {...props} {...{ state: withFlow, order }} form="order/tariff" onOrder={setOrder} />;
}

test('the whole order is walked through in the place of one form, with values of an order', async () => {
  const scripts = { de: '/de.js', tr: '/tr.js' };
  const forms = [{ form: 'order/tariff', version: 'f1', scripts, examples: [{ data: { tariffId: 'x' } }] }];
  const label = { de: 'Angemeldet', tr: 'Oturum açık', en: 'Signed in' };
  const choices = [{ pointer: '/userInfo/known', label, values: [true, false] }];
  const walk: WalkView = {
    ...{ faults: [], today: '2026-11-27' },
    walk: { version: 'w1', scripts, forms, choices },
  };
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return Response.json({ payload: url.endsWith('/walk') ? walk : null });
  });
  render(<Walked />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Show'), 'The whole order');
  const posted: ShownWalk[] = [];
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview: order/order.flow');
  const { contentWindow: source } = frame;
  if (source) source.postMessage = (shown: ShownWalk) => void posted.push(shown);
  const tell = (data: Told<WalkState>) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source }));
    });
  await user.selectOptions(await screen.findByLabelText('Signed in'), 'yes');
  tell({ kind: 'ready' });
  expect(posted.at(-1)).toMatchObject({
    ...{ flow: 'order/order.flow', version: 'w1', order: { userInfo: { known: true } } },
    forms: [{ form: 'order/tariff', version: 'f1', examples: [{ tariffId: 'x' }] }],
    filled: { turn: 0, data: walkBegun() },
  });
  // Loaded anew it goes on where it was; the examples begin anew.
  const data = { ...walkBegun({ 'order/tariff': { tariffId: 'y' } }), step: 'number', done: ['tariff'] };
  tell({ kind: 'held', version: 'w1', data, value: {}, errors: [] });
  tell({ kind: 'ready' });
  expect(posted.at(-1)?.filled).toEqual({ turn: 0, data });
  await user.selectOptions(screen.getByLabelText('Fill in with'), 'Examples of the forms');
  expect(posted.at(-1)?.filled).toEqual({ turn: 1, data: walkBegun({ 'order/tariff': { tariffId: 'x' } }) });
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(posted.at(-1)?.filled.turn).toBe(2);
  expect(calls).toContain('/workbench/api/drafts/7/walk');
});
