import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Tariff } from '../../../shared/catalogue.ts';
import styles from './band-place.module.css';

const nothing = () => null;
/** Not worth an error page: who is offline by now reads on without it. */
const JerseyBand = lazy<ComponentType<{ tariff: Tariff }>>(() =>
  import('./jersey-band.tsx').then(
    ({ JerseyBand: Band }) => ({ default: Band }),
    () => ({ default: nothing }),
  ),
);

/** Keeps the jersey's place below the fold; its script is only fetched when somebody comes near. */
export function BandPlace({ tariff }: { tariff: Tariff }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <Suspense>{isNear ? <JerseyBand tariff={tariff} /> : null}</Suspense>
    </div>
  );
}
