// `npm run dev`: one address; a changed component is replaced in the open page, a changed server file restarts the
// server.
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { prepareMachine } from './prepare-machine.mjs';

prepareMachine();
const { build, createServer } = await import('vite');
const { pagesOfServer } = await import('./dev/pages-of-server.mjs');
const { serverProcess } = await import('./dev/server-process.mjs');

const root = join(import.meta.dirname, '../..');
const configFile = join(root, 'vite.config.ts');
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const address = process.env.PUBLIC_URL ?? `http://${host}:${port}`;

/** A free port: the server's own port, behind the one public address. */
function freePort() {
  return new Promise((resolve) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port: free } = socket.address();
      socket.close(() => resolve(free));
    });
  });
}

const inner = `http://127.0.0.1:${await freePort()}`;
const vite = await createServer({
  configFile,
  appType: 'custom',
  plugins: [pagesOfServer(inner)],
  server: { host, port, strictPort: true },
});
await vite.listen();
const server = serverProcess({
  script: join(root, 'dist/dev/main.js'),
  inner,
  address,
  env: { CLIENT_DIR: 'src/client' },
  onReady: () => vite.ws.send({ type: 'full-reload' }),
});
const watcher = await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: true, outDir: join(root, 'dist/dev'), watch: {} },
});
watcher.on('event', ({ code, error }) => {
  if (code === 'BUNDLE_END') void server.restart();
  // The old server keeps running until the fault is fixed.
  if (code === 'ERROR') console.error(String(error));
});
// The server reads the brands and their content once, when it starts.
vite.watcher.add(join(root, 'teams'));
vite.watcher.on('change', (file) => file.startsWith(join(root, 'teams')) && void server.restart());

async function end() {
  await Promise.all([watcher.close(), server.stop(), vite.close()]);
  process.exit(0);
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
