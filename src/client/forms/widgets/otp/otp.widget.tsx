import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, use } from 'react';
import { FieldFrame } from '../../parts/field-frame.tsx';
import { FormExtrasContext } from '../../state/form-context.ts';
import { controlOf, textValue, useInputProps } from '../widget-control.ts';
import css from './otp.module.css';
import { otpContextOf } from './otp-context.ts';
import { OtpTimes } from './otp-times.tsx';

const USUAL_DIGITS = 6;

/** A code from a message: one input, so that pasting, autofill and screen readers just work. */
export function OtpWidget(props: WidgetProps) {
  const control = controlOf(props);
  const names = useInputProps(control);
  const { context } = use(FormExtrasContext);
  const otp = otpContextOf(context);
  const digits = otp?.digits;
  const write = (event: ChangeEvent<HTMLInputElement>) => {
    // "123 456" and "Code: 123456" are pasted too; whatever is no digit cannot be meant. How many there are says
    // who sent them, and else the form's own rule alone.
    const code = event.target.value.replace(/\D/g, '').slice(0, digits);
    props.onChange(code === '' ? undefined : code);
    const { form } = event.target;
    // Once the form has taken the last digit.
    if (otp?.autoSubmit && code.length === (digits ?? USUAL_DIGITS)) setTimeout(() => form?.requestSubmit());
  };
  return (
    <FieldFrame control={control}>
      <div className={css.box}>
        <input
          {...names}
          className={css.code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={textValue(props.value)}
          onChange={write}
          placeholder={'·'.repeat(digits ?? USUAL_DIGITS)}
          readOnly={control.readOnly}
        />
      </div>
      {otp !== undefined && <OtpTimes otp={otp} />}
    </FieldFrame>
  );
}
