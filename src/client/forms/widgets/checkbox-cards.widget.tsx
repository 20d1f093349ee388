import type { WidgetProps } from '@rjsf/utils';
import { FieldFrame } from '../parts/field-frame.tsx';
import { CardFace, cardNames } from './card-face.tsx';
import css from './cards.module.css';
import { useChoices } from './use-choices.ts';
import { controlOf } from './widget-control.ts';

/** Any number of big choices; the data is the list of their values in the order of the choices. */
export function CheckboxCardsWidget(props: WidgetProps) {
  const control = controlOf(props);
  const choices = useChoices(props);
  const chosen: unknown[] = Array.isArray(props.value) ? props.value : [];
  const toggle = (value: string) => {
    const isChosen = (other: string) => (other === value ? !chosen.includes(value) : chosen.includes(other));
    props.onChange(choices.map((choice) => choice.value).filter(isChosen));
  };
  if (choices.length === 0 && !control.required) return null;
  return (
    <FieldFrame control={control} as="group">
      <div className={css.cards}>
        {choices.map((choice) => {
          const id = `${control.id}-${choice.value}`;
          return (
            <label className={css.card} key={choice.value}>
              <input
                {...cardNames(id, choice)}
                className={css.control}
                type="checkbox"
                id={id}
                name={control.path}
                value={choice.value}
                checked={chosen.includes(choice.value)}
                onChange={() => toggle(choice.value)}
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
