import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './pictures.ts';

/** A page with all pictures, filtered by screen, brand, theme, language and width; opened from the disk. */
export function writeIndex(out: string, pictures: Picture[]): void {
  const template = readFileSync(join(import.meta.dirname, 'index-page.html'), 'utf8');
  const sorted = [...pictures].sort((a, b) => a.at - b.at || a.file.localeCompare(b.file));
  const data = JSON.stringify(sorted).replaceAll('<', '\\u003c');
  writeFileSync(
    join(out, 'index.html'),
    template.replace('"pictures">[]<', () => `"pictures">${data}<`),
  );
}
