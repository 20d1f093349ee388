import type { WidgetProps } from '@rjsf/utils';
import type { InputHTMLAttributes } from 'react';
import { formatPhone } from '../../../shared/format-phone.ts';
import { walk } from '../../../shared/json-values.ts';
import type { Suggestion } from '../../../shared/lookups.ts';
import { FieldFrame } from '../parts/field-frame.tsx';
import css from './input.module.css';
import { SuggestInput } from './suggest/suggest-input.tsx';
import { useTypedText } from './use-typed-text.ts';
import { controlOf, textOption, textValue, useInputProps } from './widget-control.ts';

type Defaults = InputHTMLAttributes<HTMLInputElement>;

interface LineInputProps {
  widget: WidgetProps;
  defaults: Defaults;
  /** What a text is in the data. */
  parse?: (text: string) => unknown;
  /** How what the form holds is shown. */
  shown?: (value: unknown) => string;
}

const INPUT_MODES = ['none', 'text', 'tel', 'url', 'email', 'numeric', 'decimal', 'search'] as const;

/** A line of text. Length is validated by the rules, never cut off: pasted blanks would cost the last characters. */
function LineInput({ widget, defaults, parse, shown }: LineInputProps) {
  const control = controlOf(widget);
  const names = useInputProps(control);
  const inputMode = INPUT_MODES.find((mode) => mode === widget.options.inputMode);
  const input = {
    ...defaults,
    ...names,
    className: css.input,
    autoComplete: textOption(widget, 'autocomplete') ?? defaults.autoComplete,
    inputMode: inputMode ?? defaults.inputMode,
    placeholder: control.placeholder,
    readOnly: control.readOnly,
  };
  const suggestion = suggestionOf(widget);
  return (
    <FieldFrame control={control}>
      {suggestion ? (
        <SuggestInput widget={widget} suggestion={suggestion} input={input} />
      ) : (
        <TypedInput widget={widget} parse={parse} shown={shown} input={input} />
      )}
    </FieldFrame>
  );
}

function TypedInput({ widget, parse, shown, input }: Omit<LineInputProps, 'defaults'> & { input: Defaults }) {
  return <input {...input} {...useTypedText<HTMLInputElement>(widget, parse, shown)} />;
}

/** The list that a field takes its suggestions from; one that the server does not have gives none. */
function suggestionOf({ options }: WidgetProps): Suggestion | undefined {
  const [source, by] = [walk(options, ['suggest', 'source']), walk(options, ['suggest', 'by'])];
  return typeof source === 'string' && typeof by === 'string' ? { source, by } : undefined;
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

/** A number that cannot be changed here is shown as people write it. */
export function PhoneWidget(props: WidgetProps) {
  return <LineInput widget={props} defaults={phone} shown={props.readonly ? writtenPhone : undefined} />;
}

const writtenPhone = (value: unknown) => formatPhone(textValue(value));

/** A number as text: `type=number` loses what it cannot read, and nothing may be clamped to a limit silently. */
export function NumberWidget(props: WidgetProps) {
  return <LineInput widget={props} defaults={number} parse={numberOf} />;
}

/** The number that a text is the usual spelling of; any other text as it is, for the rules to refuse. */
function numberOf(text: string): number | string {
  const value = Number(text);
  return String(value) === text ? value : text;
}
