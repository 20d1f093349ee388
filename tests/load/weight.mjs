// What each package weighs in the files that a page loads until it can be used: `node tests/load/weight.mjs [page …]`, the
// pages by their names in `src/shared/pages.ts`. It builds the client of one brand beside the product, with source maps,
// and gives each source its share of a file's bytes as they travel (brotli). Forms' scripts, HTML and headers are not in it.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
const { module: preloads } = await runnerImport('./src/server/http/pages/preloads.ts');
const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : ['home', 'tariffs', 'order'];
const folder = mkdtempSync(join(tmpdir(), 'fanline-weight-'));

/** The package of a source, or the part of the client that it belongs to. */
function ownerOf(source) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  const [, part] = /src\/client\/([^/]+)\//.exec(source) ?? [];
  if (name) return name;
  if (/src\/shared\//.test(source)) return 'src/shared';
  if (/virtual:|locales\//.test(source)) return 'words and brand';
  return part ? `src/client/${part}` : 'src/client';
}

const sizeOf = (path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/** How many characters of a script come from each owner; what no source claims belongs to the bundler. */
function characters(path) {
  if (!existsSync(`${path}.map`)) return new Map([['bundler', 1]]);
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  const counts = new Map();
  for (const [line, text] of readFileSync(path, 'utf8').split('\n').entries())
    for (let column = 0; column < text.length; column++) {
      const { originalSource } = map.findEntry(line, column);
      const owner = originalSource ? ownerOf(originalSource) : 'bundler';
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
  return counts;
}

/** Bytes by owner, of one file. */
function shares(file) {
  const path = join(folder, file);
  const bytes = sizeOf(path);
  if (file.endsWith('.woff2')) return new Map([['fonts', bytes]]);
  if (file.endsWith('.css')) return new Map([['styles', bytes]]);
  const counts = characters(path);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...counts].map(([owner, count]) => [owner, (bytes * count) / all]));
}

function filesOfPage(page, html, manifest) {
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const { scripts, styles } = preloads.filesOf(manifest, { page, lang: 'de', versions: {} });
  const own = [...scripts, ...styles].map((address) => address.slice(1));
  return [...new Set([...linked, manifest['start.ts'].file, ...own])];
}

process.env.TEAM ??= 'kanarya';
process.env.NODE_ENV = 'production';
try {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, sourcemap: 'hidden' },
  });
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const table = {};
  for (const page of pages)
    for (const file of filesOfPage(page, html, manifest))
      for (const [owner, bytes] of shares(file)) {
        table[owner] ??= {};
        table[owner][page] = (table[owner][page] ?? 0) + bytes;
      }
  const sum = (page) => Object.values(table).reduce((bytes, row) => bytes + (row[page] ?? 0), 0);
  const kB = (row) =>
    Object.fromEntries(pages.map((page) => [page, Number(((row[page] ?? 0) / 1000).toFixed(1))]));
  const rows = Object.entries(table).sort(([, a], [, b]) => (b[pages.at(-1)] ?? 0) - (a[pages.at(-1)] ?? 0));
  console.table(
    Object.fromEntries([
      ...rows.map(([owner, row]) => [owner, kB(row)]),
      ['all, in kB', kB(Object.fromEntries(pages.map((page) => [page, sum(page)])))],
    ]),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
