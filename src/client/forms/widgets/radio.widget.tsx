import type { WidgetProps } from '@rjsf/utils';
import { FieldFrame } from '../parts/field-frame.tsx';
import css from './radio.module.css';
import { useChoices } from './use-choices.ts';
import { controlOf, typedChoice } from './widget-control.ts';

/** From here on they stand in columns. */
const MANY = 6;

/** One of a few short choices side by side; none is chosen beforehand. */
export function RadioWidget(props: WidgetProps) {
  const control = controlOf(props);
  const choices = useChoices(props);
  return (
    <FieldFrame control={control} as="radiogroup">
      <div className={css.group} data-many={choices.length > MANY}>
        {choices.map(({ value, label, disabled }) => (
          <label className={css.choice} key={value}>
            <input
              className={css.input}
              type="radio"
              id={`${control.id}-${value}`}
              name={control.path}
              value={value}
              checked={String(props.value) === value}
              onChange={() => props.onChange(typedChoice(props, value))}
              disabled={disabled || control.readOnly}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
