import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../broken-variants');

/**
 * Bundles `tests/invariants/broken-variants/<file>` in the place of the server's file of that name. Such a module passes on what it
 * replaces, but for the one function that it does wrong while its name stands in NAIVE.
 */
export function naiveModules(): Plugin {
  return {
    name: 'naive-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer.startsWith(folder)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.includes('/src/server/')) return null;
      const naive = join(folder, basename(found.id));
      return existsSync(naive) ? naive : null;
    },
  };
}
