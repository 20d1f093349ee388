import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import styles from './toast.module.css';

const icons = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle };

export type ToastKind = keyof typeof icons;

interface Props {
  kind: ToastKind;
  /** The words of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
  children: string;
}

/** A message that belongs to no place of the page. It stays until closed: nobody reads at the speed of a timer. */
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

/** The sign of a message's kind, also in the list of those that were closed. */
export function ToastIcon({ kind }: { kind: ToastKind }) {
  const Icon = icons[kind];
  return <Icon className={styles.icon} data-kind={kind} size={22} aria-hidden="true" />;
}
