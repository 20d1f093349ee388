import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormLang } from '../../../shared/further-language.ts';
import { useFurtherLanguage } from '../../lib/further-language.ts';
import { useLanguage } from '../../lib/language.ts';
import type { Script } from './form-scripts.ts';
import { useFormScripts } from './form-scripts-context.ts';

const RETRY_MS = 3000;

interface LoadedScript {
  /** The newest version at hand; an older one stays until the next has come. */
  script: Script | undefined;
  failed: boolean;
  retry: () => void;
}

/** The language of forms that the reader has chosen, where the form is in it; else the page's. */
function useFormLanguage(id: string): FormLang {
  const { lang } = useLanguage();
  const further = useFurtherLanguage();
  return further?.forms.includes(id) ? further.code : lang;
}

/**
 * The script of a form or flow in the reader's language. While it is on the screen, new versions of its definition
 * are looked for and take the place of the old one.
 */
export function useScript(id: string): LoadedScript {
  const scripts = useFormScripts();
  const lang = useFormLanguage(id);
  const presentVersion = () => scripts.version(id);
  const version = useSyncExternalStore(scripts.subscribe, presentVersion, presentVersion);
  const [script, setScript] = useState(() => scripts.present(id, lang));
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => scripts.watch(), [scripts]);
  // A new version and another try are reasons to load, although neither is handed over.
  const reason = `${version} ${tries}`;
  useEffect(() => {
    const current = { reason };
    setFailed(false);
    scripts.load(id, lang).then(
      (loaded) => current.reason !== '' && setScript(loaded),
      () => current.reason !== '' && setFailed(true),
    );
    return () => {
      current.reason = '';
    };
  }, [scripts, id, lang, reason]);

  // While an older version is shown there is no "try again" button, so the form tries again automatically.
  const isStale = failed && script !== undefined;
  useEffect(() => {
    if (!isStale) return;
    const timer = setTimeout(() => setTries((last) => last + 1), RETRY_MS);
    return () => clearTimeout(timer);
  }, [isStale]);

  return { script: script?.id === id ? script : undefined, failed, retry: () => setTries(tries + 1) };
}
