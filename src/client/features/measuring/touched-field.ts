/** How a field is touched. */
export const touches = ['input', 'change', 'click'] as const;

/** The field of a form that an event is about. */
export function touchedField({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('form[data-form] [data-field]') : null;
}
