import { beforeEach, expect, test, vi } from 'vitest';
import { beginChat, chatAddress } from '../../../src/client/features/consents/services/chatwoot.ts';

const service = {
  adapter: 'chatwoot',
  provider: 'Plauderei GmbH',
  url: 'https://plauderei.example',
  token: 'abc',
} as const;
const loaded = `chatwoot-widget:${JSON.stringify({ event: 'loaded', config: { authToken: 'talk-1' } })}`;

let frame: HTMLIFrameElement;
let said: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  frame = document.createElement('iframe');
  document.body.replaceChildren(frame);
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  said = vi.spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => undefined);
});

function hear(data: unknown, from: Partial<MessageEventInit> = {}): void {
  const sender = { origin: 'https://plauderei.example', source: frame.contentWindow, ...from };
  window.dispatchEvent(new MessageEvent('message', { data, ...sender }));
}

test.each([
  ['another origin', loaded, { origin: 'https://evil.example' }],
  ['another window', loaded, { source: window }],
  ['no window', loaded, { source: null }],
  ['the frame, of another shape', { event: 'loaded' }, {}],
  ['the frame, without the mark', '{"event":"loaded"}', {}],
  ['the frame, cut off', 'chatwoot-widget:{"event":"loa', {}],
])('a message from %s is not heard', (_from, data, sender) => {
  const end = beginChat(frame, service, { locale: 'de', darkMode: 'light' });
  hear(data, sender);
  end();
  expect(said).not.toHaveBeenCalled();
  expect(chatAddress(service)).not.toContain('cw_conversation');
});

test('the frame is answered at its own origin, until the listening ends', () => {
  const end = beginChat(frame, service, { locale: 'tr', darkMode: 'dark' });
  hear(loaded);
  expect(said.mock.calls.map((call: unknown[]) => call[1])).toEqual(
    Array(2).fill('https://plauderei.example'),
  );
  end();
  hear(loaded);
  expect(said).toHaveBeenCalledTimes(2);
  expect(chatAddress(service)).toContain('cw_conversation=talk-1');
});
