import type { WidgetProps } from '@rjsf/utils';
import { FieldFrame } from '../parts/field-frame.tsx';
import css from './input.module.css';
import { useTypedText } from './use-typed-text.ts';
import { controlOf, textOption, useInputProps } from './widget-control.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps) {
  const control = controlOf(props);
  const names = useInputProps(control);
  const text = useTypedText<HTMLTextAreaElement>(props);
  return (
    <FieldFrame control={control}>
      <textarea
        {...names}
        {...text}
        className={css.input}
        rows={5}
        autoComplete={textOption(props, 'autocomplete')}
        placeholder={control.placeholder}
        readOnly={control.readOnly}
      />
    </FieldFrame>
  );
}
