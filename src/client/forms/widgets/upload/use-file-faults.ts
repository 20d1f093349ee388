import { useIntl } from 'react-intl';
import { isUploadType, type UploadRefusal, type UploadRule } from '../../../../shared/uploads.ts';
import { type ApiError, asApiError } from '../../../lib/api-error.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useFormStore } from '../../state/form-context.ts';

/** The sentences about one file: what can be seen before it is sent, and what the server says. */
export function useFileFaults(path: string, rule: UploadRule | undefined) {
  const intl = useIntl();
  const store = useFormStore();
  const errorText = useErrorText();
  const pointer = `/${path.replaceAll('.', '/')}`;
  const sentence = (name: UploadRefusal) =>
    store.state().script.message({ path: pointer, keyword: name, rule: name });
  const said = (error: ApiError) => {
    if (error.offline) return intl.formatMessage({ id: 'app.form.files.offline' });
    return error.errors[0]?.message ?? error.detail ?? errorText(error);
  };
  return {
    /** What is wrong with a file as the browser sees it; the server looks at its content. */
    before: ({ size, type }: File): string | undefined => {
      if (rule === undefined) return undefined;
      if (size === 0) return sentence('uploadEmpty');
      const isKnown = type === '' || (isUploadType(type) && rule.types.includes(type));
      if (!isKnown) return sentence('uploadType');
      return size > rule.maxBytes ? sentence('uploadSize') : undefined;
    },
    after: (reason: unknown): { fault: string; mayRetry: boolean } => {
      const error = asApiError(reason);
      return { fault: said(error), mayRetry: error.errors.length === 0 };
    },
  };
}
