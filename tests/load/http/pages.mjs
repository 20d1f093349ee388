// The home page and the largest file of the build as browsers get them, compressed, beside the same bytes from bare node:http.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { load, startServer } from './processes.mjs';

const root = join(import.meta.dirname, '../../..');
const headers = { 'accept-encoding': 'br', accept: 'text/html' };

function largestAsset() {
  const folder = join(root, 'dist/client/kanarya/assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const sizeOf = (name) => statSync(join(folder, `${name}.br`), { throwIfNoEntry: false })?.size ?? 0;
  return names.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
}

/** The bytes of an answer as they travel. */
function bytesOf(port, path) {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** For each file the requests a second of both, and their ratio. */
export async function sendPages(settings, rounds, seconds) {
  const server = await startServer(
    join(root, 'dist/server/main.js'),
    settings,
    join(settings.DATA_DIR, 'log'),
  );
  const results = [];
  for (const path of ['/', `/assets/${largestAsset()}`]) {
    const bytes = await bytesOf(server.port, path);
    const file = join(settings.DATA_DIR, 'bytes');
    writeFileSync(file, bytes);
    const bare = await startServer(join(import.meta.dirname, 'bare-server.mjs'), { FILE: file });
    const plan = { connections: 20, warmSeconds: 1, seconds, method: 'GET', path, headers };
    for (let round = 1; round <= rounds; round++) {
      const floor = await load({ ...plan, ports: [bare.port] }, [bare]);
      const ours = await load({ ...plan, ports: [server.port] }, [server]);
      const form = `${path} (${bytes.length} bytes)`;
      results.push({ form, round, floor, ours, ratio: ours.perSecond / floor.perSecond });
    }
    await bare.stop();
  }
  await server.stop();
  return results;
}
