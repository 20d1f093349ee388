import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import styles from './band-place.module.css';

const nothing = () => null;
/** A failure to load needs no error page: an offline visitor reads on without this part. */
const JerseyBand = lazy<ComponentType<{ tariff: Tariff }>>(() =>
  import('./jersey-band.tsx').then(
    ({ JerseyBand: Band }) => ({ default: Band }),
    () => ({ default: nothing }),
  ),
);

/** Reserves the jersey's place below the fold; its script loads only when the visitor scrolls near it. */
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
