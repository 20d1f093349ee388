import type { WidgetProps } from '@rjsf/utils';
import { valueAt } from '../../../../shared/field-paths.ts';
import { computedText } from '../../../../shared/rules/computed-text.ts';
import { FieldFrame } from '../../parts/field-frame.tsx';
import { useFormState } from '../../state/form-context.ts';
import { controlOf, textOption, useInputProps } from '../widget-control.ts';
import css from './computed.module.css';

/** Shows what the form computes, as it would be sent; a screen reader says it when it changes. */
export function ComputedOutput(props: WidgetProps) {
  const control = controlOf(props);
  const { 'aria-required': _asked, 'aria-invalid': _invalid, ...names } = useInputProps(control);
  const lang = useFormState(({ script }) => script.lang);
  const value = useFormState((state) => valueAt(state.value, control.path));
  return (
    <FieldFrame control={control}>
      <output {...names} className={css.output} aria-live="polite" tabIndex={-1}>
        {computedText(value, textOption(props, 'format'), lang)}
      </output>
    </FieldFrame>
  );
}
