// A page of its own for `peer.tsx`, built as a product is and served from this machine.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';

const html = (script) => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Peer</title>
<meta name="viewport" content="width=device-width"></head><body><main><div id="root"></div></main>${script}</body></html>`;

/** @returns its address, and that of a page without anything, and what ends the server */
export async function servePeer(folder) {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: join(import.meta.dirname, 'peer.tsx'), formats: ['es'], fileName: 'peer' },
    },
  });
  const script = readFileSync(join(folder, 'peer.js'));
  const server = createServer(({ url }, response) => {
    if (url === '/peer.js') return response.setHeader('content-type', 'text/javascript').end(script);
    response.setHeader('content-type', 'text/html');
    response.end(html(url === '/form' ? '<script type="module" src="/peer.js"></script>' : ''));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${server.address().port}`;
  return { form: `${base}/form`, empty: `${base}/empty`, close: () => server.close() };
}
