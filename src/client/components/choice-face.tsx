import type { ReactNode } from 'react';
import styles from './choice-face.module.css';

export interface ChoiceWords {
  /** The parts get ids that begin with it. */
  id: string;
  title: ReactNode;
  badge?: ReactNode;
  description?: ReactNode;
  /** The large values of the card: the amount, the price and the price's unit. */
  figure?: ReactNode;
  price?: ReactNode;
  per?: ReactNode;
}

/** The words of a choice: title and price first, the description under them. */
export function ChoiceFace({
  id,
  title,
  badge,
  description,
  figure,
  price,
  per,
  isPictured,
}: ChoiceWords & { isPictured: boolean }) {
  return (
    <span className={styles.face} data-figured={figure !== undefined} data-pictured={isPictured}>
      <span className={styles.title} id={`${id}__title`}>
        {title}
      </span>
      {figure === undefined ? null : (
        <span className={styles.figure} id={`${id}__figure`}>
          {figure}
        </span>
      )}
      {price === undefined ? null : (
        <span className={styles.price} id={`${id}__price`}>
          {price}
          {per === undefined ? null : <span className={styles.per}> {per}</span>}
        </span>
      )}
      {badge === undefined ? null : <span className={styles.badge}>{badge}</span>}
      {description === undefined ? null : (
        <span className={styles.description} id={`${id}__description`}>
          {description}
        </span>
      )}
    </span>
  );
}
