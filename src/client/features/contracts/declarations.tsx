import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './declarations.module.css';
import { Declaring } from './declaring.tsx';
import type { Receipt } from './receipt-card.tsx';
import { RightChoice } from './right-choice.tsx';
import { anchors, type Right, rightOf, rights } from './rights.ts';

/**
 * One question, then the form of the right that was asked for; what stands in the other one is kept. Once a declaration
 * has arrived there is nothing left to ask.
 */
export function Declarations() {
  const location = useLocation();
  const navigate = useNavigate();
  const chosen = rightOf(location);
  const [receipts, setReceipts] = useState<Partial<Record<Right, Receipt>>>({});
  const place = useRef<HTMLDivElement>(null);
  // The page may have come after the click, too late for the browser to find the place in it.
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
