import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A script of our own in the built page. */
const ownScript = /<script\b(?![^>]*\sintegrity=)[^>]*\ssrc="\/(assets\/[^"]+)"/g;

/**
 * Adds the hash of its content to each script tag of the built page (Subresource Integrity), so that a browser does not
 * run a script that was changed on the way or in a cache.
 * @param folder that of the build
 */
export async function withIntegrity(html: string, folder: string): Promise<string> {
  const hashes = new Map<string, string>();
  for (const [, file = ''] of html.matchAll(ownScript)) {
    const content = await readFile(join(folder, file));
    hashes.set(file, createHash('sha256').update(content).digest('base64'));
  }
  return html.replace(ownScript, (tag, file: string) => `${tag} integrity="sha256-${hashes.get(file)}"`);
}
