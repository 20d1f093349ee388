import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { langs, withLanguage } from '../../../shared/language.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { errorStylePath } from '../error-page.page.ts';
import { errorStyle } from '../error-page-style.ts';
import { pageScriptAddress } from '../page-script.ts';
import { barStyle } from './bar-style.ts';
import { offlinePage } from './offline-page.page.ts';
import { workerOff } from './worker-off.ts';

export const offlinePath = '/offline';
export const barStylePath = '/offline-bar.css';

/** One for each address that the worker keeps from its beginning; another revision is brought anew. */
interface WorkerFile {
  url: string;
  /** Null where the address itself holds the version. */
  revision: string | null;
}

/** The worker's script of the built client, read again after a build; rejects where there is none. */
export function workerScript(deps: AppDeps): () => Promise<string> {
  if (!deps.config.serviceWorker) return async () => workerOff;
  const file = join(deps.config.clientDir, 'sw.js');
  let known: { builtAt: number; script: Promise<string> } | undefined;
  return async () => {
    const builtAt = (await stat(file)).mtimeMs;
    if (known?.builtAt !== builtAt)
      known = { builtAt, script: readFile(file, 'utf8').then((code) => filesOf(deps, builtAt) + code) };
    return known.script;
  };
}

function filesOf(deps: AppDeps, builtAt: number): string {
  return `self.fanlineFiles=${JSON.stringify(workerFiles(deps, String(builtAt)))};\n`;
}

/** What the page without a connection and the bar on a copy are made of. */
function workerFiles({ words, teams, config }: AppDeps, build: string): WorkerFile[] {
  const team = teams[config.team];
  return [
    ...langs.map((lang) => of(withLanguage(lang, offlinePath), offlinePage(words, team, lang))),
    of(errorStylePath, errorStyle(team)),
    of(barStylePath, barStyle),
    { url: pageScriptAddress, revision: null },
    { url: `/images/${team.id}/favicon.svg`, revision: build },
    // The style sheets name it, not a page's HTML.
    { url: `/images/${team.id}/mark.svg`, revision: build },
  ];
}

function of(url: string, content: string): WorkerFile {
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}
