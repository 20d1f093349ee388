import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './declarations.module.css';
import { Declaring } from './declaring.tsx';
import { RightChoice } from './right-choice.tsx';
import { anchors, type Right, rightOf } from './rights.ts';

/** One question, then the form of the right that was asked for; what stands in the other one is kept. */
export function Declarations() {
  const location = useLocation();
  const navigate = useNavigate();
  const chosen = rightOf(location);
  const place = useRef<HTMLDivElement>(null);
  // The page may have come after the click, too late for the browser to find the place in it.
  useEffect(() => {
    if (location.hash) place.current?.scrollIntoView();
  }, [location.hash]);
  const choose = (right: Right) =>
    navigate({ hash: anchors[right] }, { replace: true, state: location.state });
  return (
    <div ref={place} id={anchors[chosen]} className={styles.declarations}>
      <RightChoice chosen={chosen} onChoose={choose} />
      <div hidden={chosen !== 'cancel'}>
        <Declaring right="cancel" />
      </div>
      <div hidden={chosen !== 'withdraw'}>
        <Declaring right="withdraw" />
      </div>
    </div>
  );
}
