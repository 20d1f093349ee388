import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { container, matomo, widget } from './services-scripts.ts';

/** The services of third parties, played on loopback under an origin of their own. */
export interface ServicesStandIn {
  /** The settings for the server. */
  file: string;
  origin: string;
  /** Where the container has more to load, under an origin of its own. */
  further: string;
  /** What arrived since the last call, as `METHOD path` and, where there is one, its body. */
  heard: () => string[];
  close: () => void;
}

const files: Record<string, [type: string, body: string]> = {
  '/matomo.js': ['text/javascript', matomo],
  '/tag.js': ['text/javascript', ''],
  '/advert.js': ['text/javascript', ''],
  '/widget': ['text/html', widget],
};

export async function standInForServices(): Promise<ServicesStandIn> {
  const heard: string[] = [];
  const second = await listening(heard, {
    ...files,
    '/further.js': ['text/javascript', 'window.furtherRan = true;'],
  });
  const first = await listening(heard, {
    ...files,
    '/container.js': ['text/javascript', container(second.origin)],
  });
  const folder = mkdtempSync(join(tmpdir(), 'fanline-services-'));
  const file = join(folder, 'services.json');
  writeFileSync(file, JSON.stringify(servicesAt(first.origin, second.origin)));
  return {
    file,
    origin: first.origin,
    further: second.origin,
    heard: () => heard.splice(0),
    close: () => {
      for (const { server } of [first, second]) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
  };
}

/** A server on a port of its own that answers with files and notes what is asked. */
async function listening(heard: string[], served: typeof files): Promise<{ server: Server; origin: string }> {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    heard.push([request.method, request.url, body].filter(Boolean).join(' '));
    const [type, text] = served[new URL(request.url ?? '/', 'http://x').pathname] ?? ['text/plain', ''];
    // Scripts of third parties are embedded by other sites.
    response
      .writeHead(200, { 'content-type': type, 'cross-origin-resource-policy': 'cross-origin' })
      .end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }; // It listens to a port.
}

function servicesAt(origin: string, further: string): object[] {
  return [
    { adapter: 'matomo', provider: 'Zählwerk', url: `${origin}/`, siteId: '7' },
    { adapter: 'tag-manager', provider: 'Tagwerk', script: `${origin}/container.js`, hosts: [further] },
    { adapter: 'chatwoot', provider: 'Plauderei', url: origin, token: 'fan-chat' },
    { adapter: 'consent-platform', provider: 'Jawort', url: `${origin}/choices` },
  ];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
