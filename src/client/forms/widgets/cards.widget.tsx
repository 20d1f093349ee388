import type { WidgetProps } from '@rjsf/utils';
import { FieldFrame } from '../parts/field-frame.tsx';
import { CardFace, cardNames } from './card-face.tsx';
import css from './cards.module.css';
import { useChoices } from './use-choices.ts';
import { controlOf } from './widget-control.ts';

/** One of a few big choices with title, description, price and badge; none is chosen beforehand. */
export function CardsWidget(props: WidgetProps) {
  const control = controlOf(props);
  const choices = useChoices(props);
  // Nothing to choose from and no need to, such as saved payment methods of a guest.
  if (choices.length === 0 && !control.required) return null;
  return (
    <FieldFrame control={control} as="radiogroup">
      <div className={css.cards}>
        {choices.map((choice) => {
          const id = `${control.id}-${choice.value}`;
          return (
            <label className={css.card} key={choice.value}>
              <input
                {...cardNames(id, choice)}
                className={css.control}
                type="radio"
                id={id}
                name={control.path}
                value={choice.value}
                checked={props.value === choice.value}
                onChange={() => props.onChange(choice.value)}
                disabled={choice.disabled || control.readOnly}
              />
              <CardFace id={id} choice={choice} />
            </label>
          );
        })}
      </div>
    </FieldFrame>
  );
}
