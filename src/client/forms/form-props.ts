import type { RegistryWidgetsType } from '@rjsf/utils';
import type { ComponentType, ReactNode, Ref } from 'react';
import type { FormValues } from '../../shared/form-script.ts';
import type { FilledUnder } from '../../shared/rules/consents.ts';
import type { ServerError } from './state/field-errors.ts';
import type { FormExtras, Offer } from './state/form-context.ts';
import type { FormHandle } from './state/form-handle.ts';
import type { SubmitForm } from './state/use-submit.ts';

export interface DefinitionFormProps {
  /** `<area>/<form>`: the form's files in schemas/ and ui-schemas/. */
  id: string;
  /** The wording to show; without it the server chooses one for the reader. */
  variant?: string;
  /** What the fields hold at first, a draft or a profile; read once. */
  initialData?: FormValues;
  /** The definition that a draft was filled in under; what no longer passes is said. */
  filledUnder?: FilledUnder;
  /** The order in progress that the form is a part of; keep the object's identity stable while it is the same. */
  order?: unknown;
  /**
   * Called with normalised, valid data and the version of the definition that validated it. The form is busy until
   * the promise settles. When it rejects with an `ApiError`, the errors appear at their fields and in the summary.
   */
  onSubmit?: SubmitForm;
  /** At first and after each change: the data as typed (for drafts) and as it would be sent (for previews and prices). */
  onChange?: (data: FormValues, validated: { value: FormValues; isValid: boolean }) => void;
  /** Errors found elsewhere, by JSON pointer; a new array is shown anew. Each goes when its field changes. */
  serverErrors?: readonly ServerError[];
  /** Choices of fields with `"ui:options": {"source": "<name>"}`. */
  sources?: Record<string, readonly Offer[]>;
  /** More widgets for `ui:widget`, plain functions. */
  widgets?: RegistryWidgetsType;
  /** What widgets with functions of their own need: `otp` (OtpContext), `numberReservation` (NumberReservationContext). */
  context?: Record<string, unknown>;
  /** Instead of the definition's word for the button. */
  submitLabel?: string;
  /** How much the button stands out; a form that is not the page's main thing has a secondary one. */
  submitLook?: 'primary' | 'secondary' | 'negative';
  /** The button stands beside the form's one field where there is room. */
  submitBeside?: boolean;
  /** Without a button: the page checks and reads the form by its `ref`. Enter still calls `onSubmit`. */
  hideSubmit?: boolean;
  readOnly?: boolean;
  /** Drawings for cards with `"ui:options": {"picture": "<name>"}`; keep the object's identity stable. */
  pictures?: Record<string, ComponentType<{ value: string }>>;
  /** What stands beside the row of a field with `"ui:options": {"preview": "<name>"}` on a phone; keep its identity stable. */
  previews?: Record<string, ReactNode> | undefined;
  /** Paths with dots of fields that are shown but not to be changed. */
  readOnlyFields?: readonly string[];
  /** Paths with dots of fields that are asked elsewhere: not shown, and not missed. Keep the array's identity stable. */
  leftOut?: readonly string[] | undefined;
  /** What places the fields of the whole form; keep its identity stable. */
  layout?: FormExtras['Layout'];
  /** Stands there while the form's script loads, as high as the form, where content below would move else. */
  placeholder?: ReactNode;
  /** Between the fields and the button, such as a link for a forgotten password. */
  children?: ReactNode;
  /** Null until the definition is loaded. */
  ref?: Ref<FormHandle>;
}
