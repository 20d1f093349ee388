import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './declarations.module.css';
import { Declaring } from './declaring.tsx';
import { RightChoice } from './right-choice.tsx';
import { anchors, type Right, rightOf, rights } from './rights.ts';
import { usePostedRight } from './use-posted-right.ts';

/**
 * One question, then the form of the chosen right; each form keeps what the user typed. After a declaration has
 * arrived, only its receipt is shown.
 */
export function Declarations() {
  const location = useLocation();
  // The server does not know the hash.
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const posted = usePostedRight();
  const [shown, show] = useState(posted.right);
  const chosen = shown ?? rightOf(isHydrated ? location : { ...location, hash: '' });
  const [receipts, setReceipts] = useState(posted.receipts);
  const place = useRef<HTMLDivElement>(null);
  // The page may render after the click on the link, too late for the browser to scroll to the place.
  useEffect(() => {
    if (location.hash) place.current?.scrollIntoView();
  }, [location.hash]);
  const choose = (right: Right) => {
    show(undefined);
    void navigate({ hash: anchors[right] }, { replace: true, state: location.state });
  };
  return (
    <div
      ref={place}
      id={anchors[chosen]}
      className={styles.declarations}
      data-declared={receipts[chosen] !== undefined}
    >
      {receipts[chosen] ? null : <RightChoice chosen={chosen} onChoose={choose} />}
      {rights.map((right) => (
        <div key={right} id={chosen === right ? undefined : anchors[right]} hidden={chosen !== right}>
          <Declaring
            right={right}
            receipt={receipts[right]}
            onReceipt={(receipt) => setReceipts((all) => ({ ...all, [right]: receipt }))}
          />
        </div>
      ))}
    </div>
  );
}
