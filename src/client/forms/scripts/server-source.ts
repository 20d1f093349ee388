import type { FormLang } from '../../../shared/further-language.ts';
import { ruleFunctionsWith } from '../../../shared/rules/rule-functions.ts';
import { createRuntime } from '../../../shared/rules/runtime.ts';
import { bootstrap } from '../../lib/bootstrap.ts';
import type { FormScriptSource, ScriptModule } from './form-scripts.ts';
import { judgingNow } from './judging-day.ts';
import { loadPhonesFor, parsePhoneLate } from './late-phones.ts';
import { knownLookups } from './lookups.ts';

const POLL_SECONDS = 30;
const runtime = createRuntime(judgingNow, ruleFunctionsWith(parsePhoneLate), undefined, knownLookups);

async function fetchVersions(): Promise<Record<string, string>> {
  const response = await fetch('/definitions/current.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`Definitions: status ${response.status}.`);
  // Our own server wrote the answer; its shape is part of the contract of definitions.
  const { versions } = (await response.json()) as { versions: Record<string, string> };
  return versions;
}

async function importScript(id: string, version: string, lang: FormLang, attempt: number) {
  const again = attempt === 0 ? '' : `?attempt=${attempt}`;
  const address = `/definitions/${version}/${id}.${lang}.js${again}`;
  const module: ScriptModule = await import(/* @vite-ignore */ address);
  const script = module.default(runtime);
  await loadPhonesFor(script);
  return script;
}

/** Scripts and versions as our server delivers them; the first versions stand in the HTML. */
export function serverSource(): FormScriptSource {
  const { definitions, settings } = bootstrap();
  return {
    versions: definitions,
    pollSeconds: settings.definitionsPollSeconds ?? POLL_SECONDS,
    fetchVersions,
    importScript,
  };
}
