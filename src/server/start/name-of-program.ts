import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Names the built program by its own files: another build with other code has another name.
 * @param folder where its entry stands, such as `dist/server`
 * @returns a SHA-256, base64url
 */
export async function nameOfProgram(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js')).sort();
  const hash = createHash('sha256');
  for (const content of await Promise.all(scripts.map((name) => readFile(join(folder, name)))))
    hash.update(content);
  return hash.digest('base64url');
}
