import { IconAlertTriangle, IconCircleCheck, IconClock, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './message.module.css';

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconClock,
  error: IconAlertTriangle,
};

interface Props {
  kind: keyof typeof icons;
  title?: string;
  /** Screen readers read it at once; for messages that appear after an action. */
  live?: boolean;
  children?: ReactNode;
}

/** A message at this place of the page; icon and words show its kind, not only the colour. */
export function Message({ kind, title, live = false, children }: Props) {
  const Icon = icons[kind];
  return (
    <div className={styles.message} data-kind={kind} role={live ? 'alert' : undefined}>
      <Icon size={24} aria-hidden="true" />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
