import type { FieldTemplateProps } from '@rjsf/utils';

/** Every widget draws its own label, help and error, since what they hang on differs from control to control. */
export function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children;
}
