import { IconArchive } from '@tabler/icons-react';
import type { Kept } from '../../../shared/closing.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { useText } from '../../lib/text.ts';
import styles from './closing.module.css';

/** What the law keeps, each until its day. */
export function KeptRecords({ kept }: { kept: readonly Kept[] }) {
  const text = useText();
  if (kept.length === 0) return <p>{text('closing.page.nothing')}</p>;
  return (
    <>
      <ul className={styles.things} aria-label={text('closing.page.stays')}>
        {kept.map(({ kind, until }) => (
          <li key={kind}>
            <IconArchive size={20} aria-hidden="true" />
            {text(`closing.page.kept.${kind}`, { until: germanDay(until) })}
          </li>
        ))}
      </ul>
      <p>{text('closing.page.staysNote')}</p>
    </>
  );
}
