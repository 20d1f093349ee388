import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../../../shared/built-modules.ts';
import { type FindStyles, styleFinder } from './drawn-styles.ts';
import { type DrawnTemplate, drawnTemplate } from './drawn-template.ts';
import { type Drawer, type DrawingModule, pageDrawer } from './page-drawer.ts';
import { withIntegrity } from './script-integrity.ts';

export interface BuiltClient {
  /** `index.html` of the build, with the hashes of its scripts. */
  template: string;
  manifest: Manifest;
  /** How pages are drawn; without it, the browser draws them. */
  drawing?: Drawing;
}

export interface Drawing {
  template: DrawnTemplate;
  draw: Drawer;
  findStyles: FindStyles;
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
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const template = await withIntegrity(html, folder);
  // Without a manifest the client works, but starts a little slower.
  const manifest = (await manifestIn(folder)) ?? {};
  const start = manifest['start.ts']?.file;
  const module = await drawingModule(join(folder, '.drawing'));
  if (!start || !module) return { template, manifest };
  const drawn = await drawnTemplate(template, start, folder);
  return {
    template,
    manifest,
    drawing: { template: drawn, draw: pageDrawer(module), findStyles: styleFinder(folder) },
  };
}

/** The client's own components, built for the server; absent while they are developed (`npm run dev`). */
async function drawingModule(folder: string): Promise<DrawingModule | undefined> {
  const file = (await manifestIn(folder))?.['render.tsx']?.file;
  return file ? import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href) : undefined;
}

async function manifestIn(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
