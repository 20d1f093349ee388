import type { WidgetProps } from '@rjsf/utils';
import type { InputHTMLAttributes } from 'react';
import { FieldFrame } from '../parts/field-frame.tsx';
import css from './input.module.css';
import { controlOf, onText, textOption, textValue, useInputProps } from './widget-control.ts';

type Defaults = InputHTMLAttributes<HTMLInputElement>;

const INPUT_MODES = ['none', 'text', 'tel', 'url', 'email', 'numeric', 'decimal', 'search'] as const;

/** A line of text. Length is validated by the rules, never cut off: pasted blanks would cost the last characters. */
function LineInput({ widget, defaults }: { widget: WidgetProps; defaults: Defaults }) {
  const control = controlOf(widget);
  const names = useInputProps(control);
  const inputMode = INPUT_MODES.find((mode) => mode === widget.options.inputMode);
  return (
    <FieldFrame control={control}>
      <input
        {...defaults}
        {...names}
        className={css.input}
        value={textValue(widget.value)}
        onChange={onText(widget)}
        autoComplete={textOption(widget, 'autocomplete') ?? defaults.autoComplete}
        inputMode={inputMode ?? defaults.inputMode}
        placeholder={control.placeholder}
        readOnly={control.readOnly}
      />
    </FieldFrame>
  );
}

const plain: Defaults = { type: 'text' };
const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const email: Defaults = { type: 'email', inputMode: 'email', autoComplete: 'email', ...verbatim };
const phone: Defaults = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' };
const number: Defaults = { type: 'text', inputMode: 'numeric', autoComplete: 'off' };

export function TextWidget(props: WidgetProps) {
  return <LineInput widget={props} defaults={plain} />;
}

export function EmailWidget(props: WidgetProps) {
  return <LineInput widget={props} defaults={email} />;
}

export function PhoneWidget(props: WidgetProps) {
  return <LineInput widget={props} defaults={phone} />;
}

/** A number as text: `type=number` loses what it cannot read, and nothing may be clamped to a limit silently. */
export function NumberWidget(props: WidgetProps) {
  const onChange = (text: string | undefined) => props.onChange(text && numberOf(text));
  return <LineInput widget={{ ...props, onChange }} defaults={number} />;
}

/** The number that a text is the usual spelling of; any other text as it is, for the rules to refuse. */
function numberOf(text: string): number | string {
  const value = Number(text);
  return String(value) === text ? value : text;
}
