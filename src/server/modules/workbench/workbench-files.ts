import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A built page, and the files that belong to it. */
export interface PageFiles {
  page(): Promise<string>;
  asset(name: string): Promise<Buffer>;
}

function pageFiles(folder: string): PageFiles {
  return {
    page: () => readFile(join(folder, 'index.html'), 'utf8'),
    // The route takes plain names alone.
    asset: (name) => readFile(join(folder, 'assets', name)),
  };
}

/** The built page of the workbench: a bundle of its own, of which customers' pages have no byte. */
export function workbenchFiles(root: string): PageFiles {
  return pageFiles(join(root, 'dist/workbench'));
}

/** The page in which forms of drafts are shown in the look of a brand, built with the customers' own components. */
export function previewFiles(root: string, team: string): PageFiles {
  return pageFiles(join(root, 'dist/preview', team));
}
