import { useEffect } from 'react';

/** Puts words before the document's title for as long as they are given; '' leaves it alone. */
export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    if (prefix === '' || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);
}
