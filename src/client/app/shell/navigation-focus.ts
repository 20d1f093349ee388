import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { elementOfHash } from '../../lib/element-of-hash.ts';

/**
 * After a change of page (not of query or language) the focus and the view go to the top of the page, as they
 * would with a page load; back and forward keep the browser's own scroll position.
 */
export function useNavigationFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return scrollToHash(hash);
    last.current = pathname;
    // What the address names may have taken the focus already.
    const isTaken = hash !== '' && main.current?.contains(document.activeElement);
    if (!isTaken) main.current?.focus({ preventScroll: true });
    if (hash) scrollToHash(hash);
    else if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, hash, type]);
  return main;
}

function scrollToHash(hash: string): void {
  elementOfHash(hash)?.scrollIntoView();
}
