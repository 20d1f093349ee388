import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One built module in Vite's manifest. */
interface BuiltModule {
  file: string;
  imports?: string[];
  css?: string[];
}

export type Manifest = Record<string, BuiltModule>;

export interface BuiltClient {
  /** `index.html` as it was built. */
  template: string;
  manifest: Manifest;
}

/** Reads the built client, again only after it was built anew. */
export function clientReader(folder: string): () => Promise<BuiltClient> {
  let known: { builtAt: number; client: Promise<BuiltClient> } | undefined;
  return async () => {
    const builtAt = (await stat(join(folder, 'index.html'))).mtimeMs;
    if (known?.builtAt !== builtAt) known = { builtAt, client: read(folder) };
    return known.client;
  };
}

async function read(folder: string): Promise<BuiltClient> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  // A client without a manifest only starts a little slower.
  const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return { template, manifest: JSON.parse(manifest) };
}
