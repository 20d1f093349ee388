import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ReceiptView } from '../../../shared/api/declarations.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './declarations.module.css';
import { Declaring } from './declaring.tsx';
import { RightChoice } from './right-choice.tsx';
import { anchors, type Right, rightOf, rights } from './rights.ts';

/**
 * One question, then the form of the chosen right; each form keeps what the user typed. After a declaration has
 * arrived, only its receipt is shown.
 */
export function Declarations() {
  const location = useLocation();
  // The server does not know the hash.
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const chosen = rightOf(isHydrated ? location : { ...location, hash: '' });
  const [receipts, setReceipts] = useState<Partial<Record<Right, ReceiptView>>>({});
  const place = useRef<HTMLDivElement>(null);
  // The page may render after the click on the link, too late for the browser to scroll to the place.
  useEffect(() => {
    if (location.hash) place.current?.scrollIntoView();
  }, [location.hash]);
  const choose = (right: Right) =>
    navigate({ hash: anchors[right] }, { replace: true, state: location.state });
  return (
    <div ref={place} id={anchors[chosen]} className={styles.declarations}>
      {receipts[chosen] ? null : <RightChoice chosen={chosen} onChoose={choose} />}
      {rights.map((right) => (
        <div key={right} hidden={chosen !== right}>
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
