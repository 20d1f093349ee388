import { IconX } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useText } from '../lib/text.ts';
import styles from './dialog.module.css';

interface Props {
  ref: Ref<HTMLDialogElement>;
  titleId: string;
  title: string;
  onClose?: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialogue: it keeps the focus inside, Escape closes it, and the focus returns. Open it with
 * `showModal()`.
 */
export function Dialog({ ref, titleId, title, onClose, children }: Props) {
  const text = useText();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={styles.close} aria-label={text('app.dialog.close')}>
              <IconX size={22} aria-hidden="true" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
