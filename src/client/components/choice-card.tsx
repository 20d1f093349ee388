import type { ReactNode } from 'react';
import styles from './choice-card.module.css';

interface Props {
  /** `radio` for one choice of several, `checkbox` for any number. */
  type: 'radio' | 'checkbox';
  id: string;
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  invalid?: boolean;
  onChange: () => void;
  title: ReactNode;
  badge?: ReactNode;
  description?: ReactNode;
  /** A drawing of the choice; the title says it in words. */
  picture?: ReactNode;
  /** The large values of the card: the amount, the price and the price's unit. */
  figure?: ReactNode;
  price?: ReactNode;
  per?: ReactNode;
}

/** A choice as a whole card that can be tapped: title and price first, the description under them. */
export function ChoiceCard({
  type,
  id,
  title,
  badge,
  description,
  picture,
  figure,
  price,
  per,
  onChange,
  ...input
}: Props) {
  const { name, value, checked, disabled, invalid } = input;
  return (
    <label className={styles.card} data-invalid={invalid || undefined} data-pictured={picture !== undefined}>
      {picture}
      <input
        className={styles.control}
        type={type}
        id={id}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        aria-labelledby={namesOf(id, { figure, price })}
        aria-describedby={description === undefined ? undefined : `${id}__description`}
      />
      <span className={styles.face} data-figured={figure !== undefined}>
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
    </label>
  );
}

/** The accessible name of the choice, by the ids of its parts. */
function namesOf(id: string, heroes: { figure: ReactNode; price: ReactNode }): string {
  const shown = (['figure', 'price'] as const).filter((part) => heroes[part] !== undefined);
  return ['title', ...shown].map((part) => `${id}__${part}`).join(' ');
}

/** The cards of a choice: stacked on a phone, side by side where there is room. */
export function ChoiceCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
