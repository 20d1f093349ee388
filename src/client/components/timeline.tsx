import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface Station {
  id: string;
  title: string;
  state: 'done' | 'current' | 'ahead' | 'failed';
  /** When, or until when. */
  time?: string;
  /** A sentence or a link. */
  note?: ReactNode;
}

interface Props {
  label: string;
  stations: readonly Station[];
}

/** What has happened and what comes, one under the other: a delivery, a number on its way. */
export function Timeline({ label, stations }: Props) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {stations.map(({ id, title, state, time, note }) => (
        <li
          key={id}
          className={styles.station}
          data-state={state}
          aria-current={state === 'current' || state === 'failed' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {state === 'done' ? <IconCheck size={14} /> : null}
            {state === 'failed' ? <IconAlertTriangle size={14} /> : null}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {time ? <p className={styles.time}>{time}</p> : null}
            {note ? <div className={styles.note}>{note}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
