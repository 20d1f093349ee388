import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import styles from './toast.module.css';

const icons = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle };

export type ToastKind = keyof typeof icons;

interface Props {
  kind: ToastKind;
  /** The label of the close button. */
  closeLabel: string;
  onClose: () => void;
  children: string;
}

/** A message for the whole page. It stays until the user closes it: a timer would be too fast for slow readers. */
export function Toast({ kind, closeLabel, onClose, children }: Props) {
  return (
    <div className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <ToastIcon kind={kind} />
      <p>{children}</p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <IconX size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The icon of a message's kind; the list of closed messages shows it too. */
export function ToastIcon({ kind }: { kind: ToastKind }) {
  const Icon = icons[kind];
  return <Icon className={styles.icon} data-kind={kind} size={22} aria-hidden="true" />;
}
