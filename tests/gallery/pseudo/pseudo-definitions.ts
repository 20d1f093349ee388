import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoMessage } from './pseudo-text.ts';

/** A copy of everything that analysts edit, with every word dressed. */
export function writePseudoDefinitions(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const part of ['schemas', 'ui-schemas', 'locales'])
    cpSync(join(root, part), join(target, part), { recursive: true });
  for (const lang of ['de', 'tr']) dressAll(join(target, 'locales', lang));
}

function dressAll(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const words: Record<string, string> = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const pseudo = Object.entries(words).map(([key, message]) => [key, pseudoMessage(message)]);
    writeFileSync(join(folder, name), JSON.stringify(Object.fromEntries(pseudo)));
  }
}
