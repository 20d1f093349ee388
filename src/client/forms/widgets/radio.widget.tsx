import type { WidgetProps } from '@rjsf/utils';
import { FieldFrame } from '../parts/field-frame.tsx';
import css from './radio.module.css';
import { isScale, ScaleEnds } from './scale-ends.tsx';
import { useChoices } from './use-choices.ts';
import { controlOf, typedChoice } from './widget-control.ts';

/** From here on they stand in columns. */
const MANY = 6;

/** One of a few short choices side by side; none is chosen beforehand. */
export function RadioWidget(props: WidgetProps) {
  const control = controlOf(props);
  const choices = useChoices(props);
  const scale = isScale(props, choices);
  return (
    <FieldFrame control={control} as="radiogroup">
      <div className={css.group} data-many={choices.length > MANY} data-scale={scale}>
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
            {scale ? <span aria-hidden="true">{value}</span> : null}
            <span className={scale ? 'visually-hidden' : undefined}>{label}</span>
          </label>
        ))}
      </div>
      {scale ? <ScaleEnds choices={choices} /> : null}
    </FieldFrame>
  );
}
