import type { Choice } from '../state/form-context.ts';
import css from './cards.module.css';

/** What stands on a card beside its control: title, badge, description, and the price as the hero. */
export function CardFace({ id, choice }: { id: string; choice: Choice }) {
  const { label, description, price, badge } = choice;
  return (
    <span className={css.face}>
      <span className={css.words}>
        <span className={css.title} id={`${id}__title`}>
          {label}
        </span>
        {badge !== undefined && <span className={css.badge}>{badge}</span>}
        {description !== undefined && (
          <span className={css.description} id={`${id}__description`}>
            {description}
          </span>
        )}
      </span>
      {price !== undefined && (
        <span className={css.price} id={`${id}__price`}>
          {price}
        </span>
      )}
    </span>
  );
}

/** The accessible name and description of the control on a card. */
export function cardNames(id: string, { description, price }: Choice) {
  return {
    'aria-labelledby': price === undefined ? `${id}__title` : `${id}__title ${id}__price`,
    'aria-describedby': description === undefined ? undefined : `${id}__description`,
  };
}
