import type { WidgetProps } from '@rjsf/utils';
import { useIntl } from 'react-intl';
import { FieldFrame } from '../parts/field-frame.tsx';
import { ChevronIcon } from '../parts/icons.tsx';
import css from './select.module.css';
import { useChoices } from './use-choices.ts';
import { controlOf, textOption, textValue, typedChoice, useInputProps } from './widget-control.ts';

/** One of many: the platform's own list, which every phone and screen reader knows. Nothing is chosen beforehand. */
export function SelectWidget(props: WidgetProps) {
  const intl = useIntl();
  const control = controlOf(props);
  const names = useInputProps(control);
  const choices = useChoices(props);
  return (
    <FieldFrame control={control}>
      <div className={css.box}>
        <select
          {...names}
          className={css.select}
          value={textValue(props.value)}
          onChange={(event) => props.onChange(typedChoice(props, event.target.value))}
          autoComplete={textOption(props, 'autocomplete')}
          disabled={control.readOnly}
        >
          <option value="">{control.placeholder ?? intl.formatMessage({ id: 'app.form.choose' })}</option>
          {choices.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <ChevronIcon className={css.chevron} />
      </div>
    </FieldFrame>
  );
}
