import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, type CSSProperties, use } from 'react';
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
    <>
      <FieldFrame control={control}>
        <div className={css.box} data-celled={digits !== undefined} style={cells(digits)}>
          {digits === undefined ? null : <Cells digits={digits} />}
          <input
            {...names}
            className={css.code}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={textValue(props.value)}
            onChange={write}
            placeholder={digits === undefined ? '·'.repeat(USUAL_DIGITS) : undefined}
            readOnly={control.readOnly}
          />
        </div>
      </FieldFrame>
      {otp !== undefined && <OtpTimes otp={otp} />}
    </>
  );
}

/** How many there are, for the style sheet. */
function cells(digits: number | undefined): CSSProperties | undefined {
  // React's types know no custom properties.
  const style: CSSProperties & { '--digits'?: number | undefined } = { '--digits': digits };
  return digits === undefined ? undefined : style;
}

/** A frame for each digit behind the one input. */
function Cells({ digits }: { digits: number }) {
  return (
    <span className={css.cells} aria-hidden="true">
      {Array.from({ length: digits }, (_, at) => (
        // The frames have no identity but their position.
        <span key={`cell-${String(at)}`} />
      ))}
    </span>
  );
}
