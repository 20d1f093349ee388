import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineStep {
  id: string;
  title: string;
  state: 'done' | 'current' | 'ahead' | 'failed';
  /** The time, or the end of a period. */
  time?: string;
  /** A sentence or a link. */
  note?: ReactNode;
}

interface Props {
  label: string;
  timelineSteps: readonly TimelineStep[];
}

/** Past and future steps, one below the other: a delivery, the porting of a number. */
export function Timeline({ label, timelineSteps }: Props) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {timelineSteps.map(({ id, title, state, time, note }) => (
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
