import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { langs, withLanguage } from '../../../shared/language.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { keepOnce } from '../../infra/keep-once.ts';
import { compress, type Encoding } from '../compressed-text.ts';
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

/** The worker as it is sent. */
interface SentScript {
  body: Buffer;
  /** Names the content, for `ETag`. */
  tag: string;
}

/**
 * The worker's script of the built client, made anew after a build; rejects where there is none. Nothing limits how often
 * it is asked for, so it is compressed once.
 */
export function workerScript(deps: AppDeps): (encoding: Encoding) => Promise<SentScript> {
  const file = join(deps.config.clientDir, 'sw.js');
  const kept = new Map<Encoding, Promise<SentScript>>();
  let keptOf: number | undefined;
  return async (encoding) => {
    const builtAt = deps.config.serviceWorker ? (await stat(file)).mtimeMs : 0;
    if (keptOf !== builtAt) kept.clear();
    keptOf = builtAt;
    return keepOnce(kept, encoding, () => codeOf(deps, file, builtAt).then((code) => asSent(code, encoding)));
  };
}

async function codeOf(deps: AppDeps, file: string, builtAt: number): Promise<string> {
  if (!deps.config.serviceWorker) return workerOff;
  const files = JSON.stringify(workerFiles(deps, String(builtAt)));
  return `self.fanlineFiles=${files};\n${await readFile(file, 'utf8')}`;
}

async function asSent(code: string, encoding: Encoding): Promise<SentScript> {
  const tag = `"${createHash('sha256').update(code).digest('base64url').slice(0, 22)}"`;
  return { body: await compress(code, encoding, 10), tag };
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
