import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FlowScript, Lang } from '../../../shared/form-script.ts';
import { createRuntime, type Runtime } from '../../../shared/rules/runtime.ts';
import { useLanguage } from '../../lib/language.ts';
import { useFormScripts } from './form-scripts-context.ts';

const runtime = createRuntime(() => new Date());

async function importFlow(id: string, version: string, lang: Lang, attempt: number): Promise<FlowScript> {
  // A browser remembers a failed import under its address; another address asks again.
  const again = attempt === 0 ? '' : `?attempt=${attempt}`;
  const address = `/definitions/${version}/${id}.${lang}.js${again}`;
  const module: { default: (runtime: Runtime) => FlowScript } = await import(/* @vite-ignore */ address);
  return module.default(runtime);
}

interface LoadedFlow {
  flow: FlowScript | undefined;
  failed: boolean;
  retry: () => void;
}

/** A flow (`order/order.flow`) in the page's language, in its present version. */
export function useFlowScript(id: string): LoadedFlow {
  const scripts = useFormScripts();
  const { lang } = useLanguage();
  const version = useSyncExternalStore(scripts.subscribe, () => scripts.version(id));
  const [flow, setFlow] = useState<FlowScript>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => scripts.watch(), [scripts]);
  useEffect(() => {
    let stale = false;
    setFailed(false);
    const load = version
      ? importFlow(id, version, lang, attempt)
      : Promise.reject(new Error(`No flow ${id}.`));
    load.then(
      (loaded) => !stale && setFlow(loaded),
      () => !stale && setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [id, version, lang, attempt]);

  return { flow, failed: failed && flow === undefined, retry: () => setAttempt(attempt + 1) };
}
