import { useEffect, useState } from 'react';
import type { Lang } from '../../../shared/language.ts';
import { messagesOf, type Words } from '../../lib/words.ts';

const loaders = {
  de: () => import('virtual:words/de/consents'),
  tr: () => import('virtual:words/tr/consents'),
};

/** The words of the dialogue, which no page has among its own; undefined until they are there. */
export function useConsentWords(lang: Lang): Words | undefined {
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let isLeft = false;
    loaders[lang]()
      .then((shipped) => isLeft || setWords(messagesOf(shipped)))
      // Without its words the dialogue asks nothing, and nothing is loaded.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [lang]);
  return words;
}
