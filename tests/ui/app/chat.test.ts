import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginChat, chatAddress } from '../../../src/client/features/consents/services/chatwoot.ts';

const service = {
  adapter: 'chatwoot',
  provider: 'Plauderei',
  url: 'https://plauderei.example',
  token: 'fan-chat',
} as const;
const looks = { locale: 'tr', darkMode: 'dark' } as const;
const loaded = `chatwoot-widget:${JSON.stringify({ event: 'loaded', config: { authToken: 'abc' } })}`;

const spy = () => vi.fn<(text: string, origin: string) => void>();

let frame: HTMLIFrameElement;
let sent: ReturnType<typeof spy>;
let end: () => void;
beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
  sent = spy();
  Reflect.set(frame.contentWindow ?? {}, 'postMessage', sent);
  end = beginChat(frame, service, looks);
});
afterEach(() => {
  end();
  frame.remove();
});

const hear = (message: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', message));

test.each([
  ['another origin', { origin: 'https://evil.example', data: loaded }],
  ['another window of that origin', { origin: service.url, source: window, data: loaded }],
  ['the frame that is no text', { origin: service.url, data: { event: 'loaded' } }],
  ['the frame that cannot be read', { origin: service.url, data: 'chatwoot-widget:{' }],
  ['the frame about something else', { origin: service.url, data: 'chatwoot-widget:{"event":"resize"}' }],
])('a message of %s is not heard', (_case, message) => {
  hear({ source: frame.contentWindow, ...message });
  expect(sent).not.toHaveBeenCalled();
  expect(chatAddress(service)).toBe('https://plauderei.example/widget?website_token=fan-chat');
});

test('the frame gets language and colours, to its origin alone, and its conversation goes on', () => {
  hear({ origin: service.url, source: frame.contentWindow, data: loaded });
  expect(sent.mock.calls.map(([text, origin]) => [JSON.parse(text.slice(16)).event, origin])).toEqual([
    ['config-set', service.url],
    ['toggle-open', service.url],
  ]);
  expect(sent.mock.calls[0]?.[0]).toContain('"locale":"tr"');
  expect(chatAddress(service)).toContain('cw_conversation=abc');
});
