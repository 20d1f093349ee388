import type { WidgetProps } from '@rjsf/utils';
import { type Control, describedBy } from '../parts/control.ts';
import { type Choice, useShownError } from '../state/form-context.ts';

/** A `ui:options` entry that is a text, or undefined. */
export function textOption(props: WidgetProps, name: string): string | undefined {
  const value = props.options[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Property names joined with dots: where the field's value stands in the data. */
export function pathOf({ htmlName, name }: Pick<WidgetProps, 'htmlName' | 'name'>): string {
  return htmlName ?? name;
}

/** The control's description. Help comes as `ui:help`; `ui:description` is taken as well. */
export function controlOf(props: WidgetProps): Control {
  return {
    id: props.id,
    path: pathOf(props),
    label: props.label,
    help: textOption(props, 'help') ?? textOption(props, 'description'),
    placeholder: props.placeholder || undefined,
    required: Boolean(props.required),
    readOnly: Boolean(props.readonly) || props.options.readOnly === true,
  };
}

/** The choices of an enumeration, with their labels from the UI schema. */
export function choicesOf(props: WidgetProps): Choice[] {
  const { enumOptions = [], enumHelps } = props.options;
  return enumOptions.map(({ value, label }, at) => {
    const help = Array.isArray(enumHelps) && enumHelps[at];
    return { value: String(value), label, description: help || undefined };
  });
}

/** A chosen value as the schema has it: an enumeration may hold numbers, a control holds text. */
export function typedChoice({ options }: WidgetProps, chosen: string): unknown {
  const found = options.enumOptions?.find(({ value }) => String(value) === chosen);
  return found === undefined ? chosen || undefined : found.value;
}

/** Attributes of a single native control: names, description and state for assistive technology. */
export function useInputProps(control: Control) {
  const error = useShownError(control.path);
  return {
    id: control.id,
    name: control.path,
    'aria-required': control.required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(control, error),
  };
}

/** The value as text; a widget may be shown before there is any. */
export function textValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
