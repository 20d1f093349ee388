import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/**
 * Starts the product once on an empty folder and keeps the folder: every other server of the run begins with a copy
 * of it, since a new database and the first compilation of all forms are half of a start.
 */
// biome-ignore lint/style/noDefaultExport: Playwright asks a global setup for it; what it answers with runs at the end.
export default async function prepareDataTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'fanline-e2e-template-'));
  const data = join(folder, 'data');
  const server = await startServer({ env: { DATA_DIR: data } });
  await server.dispose();
  process.env.E2E_DATA_TEMPLATE = data;
  return () => rmSync(folder, { recursive: true });
}
