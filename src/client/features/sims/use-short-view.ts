import { useEffect, useState } from 'react';

/** How long a secret is shown before it hides itself. */
const SHOWN_MS = 60_000;

/** A value that hides itself after a minute, and when the page is no longer seen. `keep` gives it another minute. */
export function useShortView<T>() {
  const [shown, setShown] = useState<{ value: T; since: number }>();
  useEffect(() => {
    if (!shown) return;
    const hide = () => setShown(undefined);
    const timer = setTimeout(hide, SHOWN_MS);
    const hideUnseen = () => document.hidden && hide();
    document.addEventListener('visibilitychange', hideUnseen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideUnseen);
    };
  }, [shown]);
  const show = (value: T) => setShown({ value, since: Date.now() });
  const keep = () => shown && show(shown.value);
  return { value: shown?.value, show, keep, hide: () => setShown(undefined) };
}
