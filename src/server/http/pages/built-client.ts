import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withIntegrity } from './script-integrity.ts';

/** One built module in Vite's manifest. */
interface BuiltModule {
  file: string;
  imports?: string[];
  css?: string[];
}

export type Manifest = Record<string, BuiltModule>;

export interface BuiltClient {
  /** `index.html` of the build, with the hashes of its scripts. */
  template: string;
  manifest: Manifest;
}

/** Reads the built client; reads it again only after a new build. */
export function clientReader(folder: string): () => Promise<BuiltClient> {
  let known: { builtAt: number; client: Promise<BuiltClient> } | undefined;
  return async () => {
    const builtAt = (await stat(join(folder, 'index.html'))).mtimeMs;
    if (known?.builtAt !== builtAt) known = { builtAt, client: read(folder) };
    return known.client;
  };
}

async function read(folder: string): Promise<BuiltClient> {
  const template = await withIntegrity(await readFile(join(folder, 'index.html'), 'utf8'), folder);
  // Without a manifest the client works, but starts a little slower.
  const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return { template, manifest: JSON.parse(manifest) };
}
