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
  /** Read out at once; for what appears after an action. */
  live?: boolean;
  children?: ReactNode;
}

/** Something to know at this place of the page; its kind by icon and words, not by colour alone. */
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
