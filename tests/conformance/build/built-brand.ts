import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../../src/server/http/pages/preloads.ts';
import { type Manifest, newModules, sheetsOf } from '../../../src/shared/built-modules.ts';
import { type PageId, pages } from '../../../src/shared/pages.ts';

/** The module that asks for consents. */
export const dialogue = 'features/consents/consents.tsx';

const root = join(import.meta.dirname, '../../..');

export interface BuiltBrand {
  html: string;
  manifest: Manifest;
  /** What every first page loads, by the HTML; the words of one language and the starting script come on top. */
  firstFiles: () => string[];
  /** All files of a page in Turkish until it can be used, its forms' scripts apart. */
  filesOfPage: (page: PageId) => string[];
  /**
   * What the dialogue for consents loads beyond a page's own files: all that it imports, in a language.
   * @param parts modules that it loads later, when they are wanted
   */
  dialogueBeside: (page: PageId, lang: string, parts?: readonly string[]) => string[];
  /** Bytes as they are sent. */
  sum: (files: string[]) => number;
}

/** Builds the client of a brand into an empty folder, as `npm run build` does. */
export function buildBrand(team: string, folder: string): BuiltBrand {
  // Without VITEST, or the configuration would take the build for a test run.
  const env = { ...process.env, TEAM: team, NODE_ENV: 'production', VITEST: undefined };
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', folder, '--logLevel', 'error'];
  const built = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

  /** The files that the HTML names. */
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const fileOf = (key: string) => manifest[key]?.file ?? 'missing';

  function filesOfPage(page: PageId): string[] {
    // The order's first step reads no phone number (tests/unit/definitions/reads-phones.test.ts).
    const readsPhones = pages[page].forms !== undefined && page !== 'order';
    const { scripts, styles } = filesOf(manifest, { page, lang: 'tr', versions: {}, readsPhones });
    const own = [...scripts, ...styles].map((address) => address.slice(1));
    return [...new Set([...linked, fileOf('start.ts'), ...own])];
  }

  function transferred(file: string): number {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }

  return {
    html,
    manifest,
    firstFiles: () => [...linked, ...['../../virtual:words/de/first', 'start.ts'].map(fileOf)],
    filesOfPage,
    dialogueBeside: (page, lang, parts = []) => {
      const words = `../../virtual:words/${lang}/consents`;
      const keys = newModules(manifest, [dialogue, words, ...parts]);
      const known = filesOfPage(page);
      return [...keys.map(fileOf), ...sheetsOf(manifest, keys)].filter((file) => !known.includes(file));
    },
    sum: (files) => files.reduce((bytes, file) => bytes + transferred(file), 0),
  };
}
