import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FieldPath } from '../../../shared/field-paths.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useFormScripts } from '../scripts/form-scripts-context.ts';
import type { ServerError } from './field-errors.ts';
import type { FormStore } from './form-store.ts';

/** The definition has changed since the form was shown; the new one is needed to see why. */
const DEFINITIONS_CHANGED = 1108;

/** Sends a form's data. What it rejects with (`ApiError`) is shown: at its fields, else in the summary. */
export type SubmitForm = (data: FormValues, meta: { version: string }) => Promise<void> | void;

/** Where a refusal without a field belongs: in a form of one field (a code, say) to that field, if it validated at all. */
function placeOf({ status }: ApiError, fields: readonly FieldPath[]): string {
  const isValidationResult = status >= 400 && status < 500 && status !== 429;
  return isValidationResult && fields.length === 1 ? `/${fields.join().replaceAll('.', '/')}` : '';
}

function useWords() {
  const intl = useIntl();
  const errorText = useErrorText();
  const sentenceOf = useCallback(
    (error: ApiError): string => {
      if (error.offline) return intl.formatMessage({ id: 'app.form.offline' });
      if (error.detail && !error.ours) return error.detail;
      const fault = errorText(error);
      return error.rateLimited ? fault : intl.formatMessage({ id: 'app.form.failed' }, { fault });
    },
    [intl, errorText],
  );
  return useCallback(
    (error: ApiError, fields: readonly FieldPath[]): ServerError[] => {
      const sentence = sentenceOf(error);
      if (error.errors.length === 0) return [{ path: placeOf(error, fields), message: sentence }];
      return error.errors.map(({ path, rule, message }) => ({ path, rule, message: message ?? sentence }));
    },
    [sentenceOf],
  );
}

/** Submits a form at most once at a time; nothing that was typed is lost when it fails. */
export function useSubmit(store: FormStore, onSubmit: SubmitForm | undefined) {
  const scripts = useFormScripts();
  const wordsOf = useWords();
  return useCallback(async () => {
    if (onSubmit === undefined || store.state().pending) return;
    const data = store.attempt();
    if (data === null) return;
    store.setPending(true);
    try {
      await onSubmit(data, { version: store.state().script.version });
    } catch (reason) {
      const error = asApiError(reason);
      if (error.referenceCode === DEFINITIONS_CHANGED) await scripts.refresh().catch(() => undefined);
      store.setServerErrors(wordsOf(error, store.state().fields));
    } finally {
      store.setPending(false);
    }
  }, [store, onSubmit, scripts, wordsOf]);
}
