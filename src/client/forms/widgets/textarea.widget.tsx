import type { WidgetProps } from '@rjsf/utils';
import { FieldFrame } from '../parts/field-frame.tsx';
import css from './input.module.css';
import { controlOf, onText, textOption, textValue, useInputProps } from './widget-control.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps) {
  const control = controlOf(props);
  const names = useInputProps(control);
  return (
    <FieldFrame control={control}>
      <textarea
        {...names}
        className={css.input}
        rows={5}
        value={textValue(props.value)}
        onChange={onText(props)}
        autoComplete={textOption(props, 'autocomplete')}
        placeholder={control.placeholder}
        readOnly={control.readOnly}
      />
    </FieldFrame>
  );
}
