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
 * are looked for and take the place of the old one; one that the line has lost is asked for again.
 */
export function useScript(id: string): LoadedScript {
  const scripts = useFormScripts();
  const lang = useFormLanguage(id);
  const presentVersion = () => scripts.version(id);
  const version = useSyncExternalStore(scripts.subscribe, presentVersion, presentVersion);
  const [script, setScript] = useState(() => scripts.present(id, lang));
  /** What could not be loaded. */
  const [failed, setFailed] = useState('');
  const [tries, setTries] = useState(0);

  useEffect(() => scripts.watch(), [scripts]);
  // A new version and another try are reasons to load, although neither is handed over.
  const wanted = `${id} ${lang} ${version}`;
  const reason = `${wanted} ${tries}`;
  useEffect(() => {
    const current = { reason };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (loaded: Script) => {
      if (current.reason === '') return;
      setScript(loaded);
      setFailed('');
    };
    const tryLater = () => {
      if (current.reason === '') return;
      setFailed(wanted);
      timer = setTimeout(() => setTries((last) => last + 1), RETRY_MS);
    };
    scripts.load(id, lang).then(show, tryLater);
    return () => {
      current.reason = '';
      clearTimeout(timer);
    };
  }, [scripts, id, lang, wanted, reason]);

  const retry = () => {
    setFailed('');
    setTries(tries + 1);
  };
  return { script: script?.id === id ? script : undefined, failed: failed === wanted, retry };
}
