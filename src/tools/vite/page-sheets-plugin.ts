import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Manifest, ownModules, pageModule, sheetsOf } from '../../shared/built-modules.ts';
import { componentFile, pageIds } from '../../shared/pages.ts';

/**
 * Writes all styles of a page into one file and names it in the manifest: a browser asks for at most six files of a server
 * at once, and the first paint waits for every style sheet. The single files stay for the pages that scripts open.
 */
export function pageSheetsPlugin(): Plugin {
  let folder = '';
  return {
    name: 'fanline:page-sheets',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: () => writeSheets(folder),
  };
}

function writeSheets(folder: string): void {
  const path = join(folder, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const page of pageIds) {
    const module = manifest[pageModule(page)];
    const sheets = sheetsOf(manifest, ownModules(manifest, page));
    if (!module || module.sheet || sheets.length < 2) continue;
    const css = sheets.map((sheet) => readFileSync(join(folder, sheet), 'utf8')).join('');
    module.sheet = `assets/${componentFile(page)}.page-${hashOf(css)}.css`;
    writeFileSync(join(folder, module.sheet), css);
  }
  writeFileSync(path, JSON.stringify(manifest));
}

const hashOf = (css: string) => createHash('sha256').update(css).digest('base64url').slice(0, 6);
