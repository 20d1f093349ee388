import { prerender } from 'react-dom/static';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { languageOfPath, withoutLanguage } from '../shared/language.ts';
import type { PageDrawing, PageStart } from '../shared/page-start.ts';
import { App } from './app/app.tsx';
import { prepare } from './app/prepare.ts';
import { createFormScripts, type FormScriptSource } from './forms/scripts/form-scripts.ts';
import { setAppFormScripts } from './forms/scripts/form-scripts-context.ts';
import { setBootstrap } from './lib/bootstrap.ts';
import { pageAt } from './lib/page-address.ts';

/**
 * The HTML of a page's root as a guest sees it first. One at a time: its start data are the module's.
 * @throws what a component throws, or the signal's reason where it is aborted
 */
export async function drawPage({ start, url, scripts }: PageDrawing, signal: AbortSignal): Promise<string> {
  setBootstrap(start);
  setAppFormScripts(createFormScripts(sourceOf(start, scripts)));
  const [path = '/'] = url.split('?');
  await prepare(languageOfPath(path), pageAt(withoutLanguage(path)));
  const history = createMemoryHistory({ initialEntries: [url], v5Compat: true });
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App history={history} answers={new Map()} />, {
    signal,
    onError: (error) => void failures.push(error),
    // A part that is sent later would need an inline script, which the Content-Security-Policy refuses.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}

function sourceOf({ definitions }: PageStart, scripts: PageDrawing['scripts']): FormScriptSource {
  return {
    versions: definitions,
    pollSeconds: Number.POSITIVE_INFINITY,
    fetchVersions: async () => definitions,
    importScript: async (id) => {
      const script = scripts.get(id);
      if (!script) throw new Error(`The page's record does not name the form ${id}.`);
      return script;
    },
  };
}
