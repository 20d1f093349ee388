import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { FieldPath } from '../../../shared/field-paths.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import type { ServerError } from './field-errors.ts';
import { focusField, focusSection } from './focus-field.ts';
import type { FormStore } from './form-store.ts';

/** What a page may ask of a form by its ref. */
export interface FormHandle {
  /** Shows all errors and moves the focus to their summary; the data to send, or null when there are errors. */
  validate: () => FormValues | null;
  /** Leads from the open section to the first one that lacks something; false where that is the open one, or after an attempt. */
  advance: () => boolean;
  /** As it would be sent, whether valid or not. */
  data: () => FormValues;
  isValid: () => boolean;
  /** The version of the definition in use, for `X-Definition-Version`. */
  version: () => string;
  /** Shows errors from the server, by JSON pointer into this form's data. */
  showErrors: (errors: readonly ServerError[]) => void;
  /** Opens the field's section if need be. */
  focus: (path: FieldPath) => void;
}

function advance(store: FormStore, root: HTMLElement | null): boolean {
  const { openSection, errors, attempts } = store.state();
  const next = errors[0]?.path.split('.')[0];
  if (!openSection || attempts > 0 || !next || next === openSection) return false;
  store.checkSection(openSection);
  focusSection(root, store, next);
  return true;
}

export function useFormHandle(
  ref: Ref<FormHandle> | undefined,
  store: FormStore,
  form: RefObject<HTMLElement | null>,
) {
  useImperativeHandle(
    ref,
    () => ({
      validate: () => store.attempt(),
      advance: () => advance(store, form.current),
      data: () => store.state().value,
      isValid: () => store.state().errors.length === 0,
      version: () => store.state().script.version,
      showErrors: (errors) => store.setServerErrors(errors),
      focus: (path) => focusField(form.current, store, path),
    }),
    [store, form],
  );
}
