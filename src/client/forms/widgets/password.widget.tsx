import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame } from '../parts/field-frame.tsx';
import { EyeIcon, EyeOffIcon } from '../parts/icons.tsx';
import css from './input.module.css';
import { PasswordStrength } from './password-strength.tsx';
import { useTypedText } from './use-typed-text.ts';
import { controlOf, textOption, useInputProps } from './widget-control.ts';

/** A password: can be shown and pasted; with `"strength": true` it tells which of its rules are met. */
export function PasswordWidget(props: WidgetProps) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const control = controlOf(props);
  const { 'aria-describedby': described, ...names } = useInputProps(control);
  const text = useTypedText<HTMLInputElement>(props);
  const hasStrength = props.options.strength === true;
  const rules = `${control.id}__rules`;
  return (
    <FieldFrame control={control}>
      <div className={css.box}>
        <input
          {...names}
          {...text}
          className={`${css.input} ${css.inBox}`}
          type={isShown ? 'text' : 'password'}
          autoComplete={
            textOption(props, 'autocomplete') ?? (hasStrength ? 'new-password' : 'current-password')
          }
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={control.placeholder}
          readOnly={control.readOnly}
          aria-describedby={[described, hasStrength && rules].filter(Boolean).join(' ') || undefined}
        />
        <button
          type="button"
          className={css.action}
          data-scripted
          aria-label={intl.formatMessage({ id: isShown ? 'app.form.hidePassword' : 'app.form.showPassword' })}
          aria-controls={control.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      {hasStrength && <PasswordStrength id={rules} path={control.path} />}
    </FieldFrame>
  );
}
