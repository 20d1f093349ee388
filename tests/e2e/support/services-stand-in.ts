import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The services of third parties, played on loopback under an origin of their own. */
export interface ServicesStandIn {
  /** The settings for the server. */
  file: string;
  origin: string;
  /** What arrived since the last call, as `METHOD path` and, where there is one, its body. */
  heard: () => string[];
  close: () => void;
}

/** Stores and counts like Matomo's script; runs in the page. */
const matomo = `
document.cookie = '_pk_id.7=x; path=/';
localStorage.setItem('_pk_kept', '1');
const base = document.currentScript.src.replace('matomo.js', 'matomo.php?');
let address = '';
const does = {
  setCustomUrl: (url) => { address = new URL(url).pathname; },
  trackPageView: () => navigator.sendBeacon(base + 'page=' + address),
  trackEcommerceOrder: (id, value) => navigator.sendBeacon(base + 'order=' + value),
};
const take = ([name, ...given]) => does[name]?.(...given);
window._paq.forEach(take);
window._paq.push = (...calls) => calls.forEach(take);
`;

/** A container: loads a tag from its host by a plain text, and would like to write HTML and to load from elsewhere. */
const container = `
document.cookie = '_tag=x; path=/';
sessionStorage.setItem('_tag', '1');
const load = (src) => { const tag = document.createElement('script'); tag.src = src; document.head.append(tag); };
load(new URL('/tag.js', document.currentScript.src).href);
window.refused = [];
for (const [name, act] of [
  ['html', () => { document.body.insertAdjacentHTML('beforeend', '<b>advert</b>'); }],
  ['elsewhere', () => load('http://127.0.0.1:9/spy.js')],
]) try { act(); } catch { window.refused.push(name); }
`;

const widget = `<!doctype html><meta charset="utf-8"><title>Chat</title><p>Hallo</p><script>
addEventListener('message', ({ data }) => { document.querySelector('p').textContent = data; });
parent.postMessage('chatwoot-widget:' + JSON.stringify({ event: 'loaded', config: { authToken: 'abc' } }), '*');
</script>`;

const files: Record<string, [type: string, body: string]> = {
  '/matomo.js': ['text/javascript', matomo],
  '/container.js': ['text/javascript', container],
  '/tag.js': ['text/javascript', ''],
  '/widget': ['text/html', widget],
};

export async function standInForServices(): Promise<ServicesStandIn> {
  const heard: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    heard.push([request.method, request.url, body].filter(Boolean).join(' '));
    const [type, text] = files[new URL(request.url ?? '/', 'http://x').pathname] ?? ['text/plain', ''];
    // Scripts of third parties are embedded by other sites.
    response
      .writeHead(200, { 'content-type': type, 'cross-origin-resource-policy': 'cross-origin' })
      .end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens to a port.
  const folder = mkdtempSync(join(tmpdir(), 'fanline-services-'));
  const file = join(folder, 'services.json');
  writeFileSync(file, JSON.stringify(servicesAt(origin)));
  return {
    file,
    origin,
    heard: () => heard.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

function servicesAt(origin: string): object[] {
  return [
    { adapter: 'matomo', provider: 'Zählwerk', url: `${origin}/`, siteId: '7' },
    { adapter: 'tag-manager', provider: 'Tagwerk', script: `${origin}/container.js`, hosts: [] },
    { adapter: 'chatwoot', provider: 'Plauderei', url: origin, token: 'fan-chat' },
    { adapter: 'consent-platform', provider: 'Jawort', url: `${origin}/choices` },
  ];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
