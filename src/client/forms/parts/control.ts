/** What a widget needs of rjsf's many properties, under the names that the forms use. */
export interface Control {
  id: string;
  /** Property names joined with dots: the control's `name`. */
  path: string;
  label: string;
  help: string | undefined;
  placeholder: string | undefined;
  required: boolean;
  readOnly: boolean;
}

/** The ids of what explains a control: its help and, when it has one, its error. */
export function describedBy({ id, help }: Control, error: string | undefined): string | undefined {
  const ids = [help !== undefined && `${id}__help`, error !== undefined && `${id}__error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
