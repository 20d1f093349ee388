import type { Chatwoot } from '../../../../shared/api/team-service.ts';

const MARK = 'chatwoot-widget:';

/** Of the conversation that has begun: on a page without the chat it ends for the eye alone. */
let conversation = '';

export function chatAddress({ url, token }: Chatwoot): string {
  const address = new URL('/widget', url);
  address.searchParams.set('website_token', token);
  if (conversation) address.searchParams.set('cw_conversation', conversation);
  return address.href;
}

interface Looks {
  locale: string;
  darkMode: 'dark' | 'light';
}

/**
 * Tells the chat's frame what its own loader would. That loader is not used: it writes styles into the page, which the
 * Content-Security-Policy refuses, and a script of its own could read the page.
 * @returns ends the listening
 */
export function beginChat(frame: HTMLIFrameElement | null, { url }: Chatwoot, looks: Looks): () => void {
  const { origin } = new URL(url);
  const say = (event: string, value: object) =>
    frame?.contentWindow?.postMessage(MARK + JSON.stringify({ event, ...value }), origin);
  const greet = () => {
    say('config-set', { ...looks, hideMessageBubble: true, showPopoutButton: false });
    say('toggle-open', { isOpen: true });
  };
  const hear = ({ origin: from, source, data }: MessageEvent) => {
    if (from !== origin || source !== frame?.contentWindow) return;
    const { event, config } = messageOf(data);
    if (event !== 'loaded') return;
    conversation = String(Object(config).authToken ?? '');
    greet();
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

function messageOf(data: unknown): { event?: unknown; config?: unknown } {
  if (typeof data !== 'string' || !data.startsWith(MARK)) return {};
  try {
    return Object(JSON.parse(data.slice(MARK.length)));
  } catch {
    return {};
  }
}
