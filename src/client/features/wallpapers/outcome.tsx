import { type ReactNode, useEffect, useRef } from 'react';
import css from './download.module.css';

interface Props {
  /** Something has happened, and this is no longer as it was. */
  isThere: boolean;
  children: ReactNode;
}

/** What became of the download. It comes into sight above the bar, wherever on the page the customer is. */
export function Outcome({ isThere, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isThere]);
  return isThere ? (
    <div ref={place} className={css.outcome}>
      {children}
    </div>
  ) : null;
}
