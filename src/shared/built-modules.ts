import { componentFile, type PageId } from './pages.ts';

/** One built module in Vite's manifest. */
export interface BuiltModule {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  /** Pictures and faces that it names. */
  assets?: string[];
  /** Of a page: all its own styles in one file, where they stand in several (`src/tools/vite/page-sheets-plugin.ts`). */
  sheet?: string;
}

export type Manifest = Record<string, BuiltModule>;

export const pageModule = (page: PageId): string => `pages/${componentFile(page)}.page.tsx`;

/** Modules and all their static imports, without what every page has. */
export function newModules(manifest: Manifest, keys: readonly string[]): string[] {
  const known = withImports(manifest, ['index.html']);
  return [...withImports(manifest, keys)].filter((key) => !known.has(key));
}

export const ownModules = (manifest: Manifest, page: PageId): string[] =>
  newModules(manifest, [pageModule(page)]);

function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue;
    seen.add(key);
    withImports(manifest, manifest[key].imports ?? [], seen);
  }
  return seen;
}

/** The style sheets of modules, in their order, each once. */
export function sheetsOf(manifest: Manifest, keys: readonly string[]): string[] {
  return [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))];
}
