import type { WidgetProps } from '@rjsf/utils';
import { ErrorText } from '../parts/error-text.tsx';
import { Asterisk } from '../parts/field-frame.tsx';
import { LinkedText } from '../parts/linked-text.tsx';
import { useShownError } from '../state/form-context.ts';
import css from './checkbox.module.css';
import { controlOf, useInputProps } from './widget-control.ts';

/** Yes or no. Only a true value is shown as ticked: a consent is given by a person, never by a default. */
export function CheckboxWidget(props: WidgetProps) {
  const control = controlOf(props);
  const error = useShownError(control.path);
  const names = useInputProps(control);
  return (
    <div className={css.frame} data-field={control.path} data-invalid={error !== undefined || undefined}>
      <label className={css.line}>
        <input
          {...names}
          className={css.control}
          type="checkbox"
          checked={props.value === true}
          onChange={(event) => props.onChange(event.target.checked)}
          disabled={control.readOnly}
        />
        <span className={css.label}>
          <LinkedText text={control.label} />
          {control.required && <Asterisk />}
        </span>
      </label>
      {control.help !== undefined && (
        <p className={css.help} id={`${control.id}__help`}>
          <LinkedText text={control.help} />
        </p>
      )}
      <ErrorText id={`${control.id}__error`} error={error} />
    </div>
  );
}
