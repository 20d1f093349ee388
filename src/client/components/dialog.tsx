import type { ReactNode, Ref } from 'react';
import styles from './dialog.module.css';

interface Props {
  ref: Ref<HTMLDialogElement>;
  titleId: string;
  title: string;
  children: ReactNode;
}

/** The browser's own modal dialogue: focus kept inside, Escape closes, focus returns; open it with `showModal()`. */
export function Dialog({ ref, titleId, title, children }: Props) {
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
