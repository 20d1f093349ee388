import type { NextScripts } from '../../../shared/page-start.ts';
import { withIntegrity } from './script-integrity.ts';

/** The page around a drawing. */
export interface DrawnTemplate {
  html: string;
  /** The main script and the modules that it imports. */
  next: NextScripts;
}

const mainScript = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const preloaded = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * The built page with the starting script in the place of all others.
 * @param template with the hash of its main script
 * @param start the file of the starting script
 */
export async function drawnTemplate(template: string, start: string, folder: string): Promise<DrawnTemplate> {
  const [tag = '', main = ''] = mainScript.exec(template) ?? [];
  const integrity = /integrity="([^"]+)"/.exec(tag)?.[1] ?? '';
  const below = [...template.matchAll(preloaded)].map(([, file = '']) => file);
  const script = `\n    <script type="module" crossorigin src="/${start}"></script>`;
  const html = template.replace(preloaded, '').replace(mainScript, () => script);
  return { html: await withIntegrity(html, folder), next: { main, integrity, below, others: [] } };
}
