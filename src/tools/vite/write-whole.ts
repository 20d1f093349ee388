import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that other builds read at the same time: they find the old content or the new. One that is written in
 * place is empty for a moment, and a brand that is built in that moment has no colours.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, content);
  renameSync(own, file);
}
