import type { ReactNode } from 'react';
import styles from './choice-card.module.css';
import { ChoiceFace, type ChoiceWords } from './choice-face.tsx';

interface Props extends ChoiceWords {
  /** `radio` for one choice of several, `checkbox` for any number. */
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  invalid?: boolean;
  onChange: () => void;
  /** A drawing of the choice; the title says it in words. */
  picture?: ReactNode;
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
    <label
      className={styles.card}
      data-invalid={invalid || undefined}
      data-pictured={picture !== undefined}
      data-ticket={figure !== undefined}
    >
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
      <ChoiceFace
        id={id}
        title={title}
        badge={badge}
        description={description}
        isPictured={picture !== undefined}
        figure={figure}
        price={price}
        per={per}
      />
    </label>
  );
}

/** The accessible name of the choice, by the ids of its parts. */
function namesOf(id: string, heroes: { figure: ReactNode; price: ReactNode }): string {
  const shown = (['figure', 'price'] as const).filter((part) => heroes[part] !== undefined);
  return ['title', ...shown].map((part) => `${id}__${part}`).join(' ');
}

/** The cards of a choice: stacked on a phone, side by side where there is room. */
export function ChoiceCards({ isNarrow, children }: { isNarrow?: boolean; children: ReactNode }) {
  return (
    <div className={styles.cards} data-narrow={isNarrow}>
      {children}
    </div>
  );
}
