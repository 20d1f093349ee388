import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';

/** Marks the few inline scripts and styles that Vite writes into the page; all other inline ones stay forbidden. */
const NONCE = 'dev';
/** The start takes a moment: requests wait this long instead of failing. */
const PATIENCE_MS = 120_000;

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether Vite serves the path: its own modules, the client's files and the pictures. */
function isOfVite(clientDir, url) {
  const path = decodeURI(url.split('?')[0]);
  const isMade = ['/@', '/node_modules/', '/images/'].some((start) => path.startsWith(start));
  return isMade || isFile(join(clientDir, path));
}

/** The policy of production, relaxed for Vite's client: its inline scripts and styles, its socket. */
function relaxed(policy) {
  return policy
    .replace(/(script|style)-src 'self'/g, `$1-src 'self' 'nonce-${NONCE}'`)
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}

/** Sends the request to the server, repeatedly while the server is starting. */
function ask(target, options, body, deadline, done) {
  const asked = request(target, options, done);
  asked.on('error', (error) => {
    if (error.code !== 'ECONNREFUSED' || Date.now() > deadline) return done(undefined, error);
    setTimeout(() => ask(target, options, body, deadline, done), 100);
  });
  asked.end(body);
}

async function read(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Adds Vite's client to our pages; every other answer stays unchanged. */
async function pass(vite, url, answer, response) {
  const headers = { ...answer.headers };
  const isPage = String(headers['content-type']).startsWith('text/html');
  const body = await read(answer);
  if (!isPage || !body.includes('/main.tsx')) {
    response.writeHead(answer.statusCode, headers);
    return response.end(body);
  }
  for (const name of ['content-length', 'transfer-encoding', 'etag']) delete headers[name];
  headers['content-security-policy'] = relaxed(headers['content-security-policy']);
  response.writeHead(answer.statusCode, headers);
  response.end(await vite.transformIndexHtml(url, body.toString()));
}

/** Passes all requests that are not Vite's to the server, so that pages, API and sandbox have one address. */
export function pagesOfServer(inner) {
  return {
    name: 'fanline:pages-of-server',
    config: () => ({ html: { cspNonce: NONCE } }),
    configureServer(vite) {
      vite.middlewares.use(async (incoming, response, next) => {
        if (isOfVite(vite.config.root, incoming.url)) return next();
        // Vite changes the page, so the page must not be compressed.
        const { 'accept-encoding': _coding, ...headers } = incoming.headers;
        const options = { method: incoming.method, headers };
        const body = await read(incoming);
        ask(inner + incoming.url, options, body, Date.now() + PATIENCE_MS, (answer, error) => {
          if (error) return next(error);
          pass(vite, incoming.url, answer, response).catch(next);
        });
      });
    },
  };
}
