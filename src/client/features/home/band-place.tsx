import { Suspense, useEffect, useRef, useState } from 'react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import styles from './band-place.module.css';

/** A failure to load needs no error page: an offline visitor reads on without this part. */
const FanBand = lazyPart(async () => (await import('./fan-band.tsx')).FanBand);

/** Reserves the place of the block for fans below the fold; its script loads only when the visitor scrolls near it. */
export function BandPlace({ tariff }: { tariff: Tariff | undefined }) {
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
    <div ref={place} className={styles.place} data-plain={tariff === undefined}>
      <Suspense>{isNear ? <FanBand tariff={tariff} /> : null}</Suspense>
    </div>
  );
}
